import { expect, test } from '@playwright/test';
import { frameLabels, pages } from '../support/copy.ts';
import { afterLoad, at, mainLinks, menuButton, needed } from '../support/site.ts';

test('the menu marks the page, and closes outside and without the focus', async ({ page }) => {
  const { path } = needed('service');
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto(at(path));
  const menu = page.locator('#mega-menu');
  await menuButton(page).click();
  await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', at(path));
  const above = page.locator('header [aria-current="true"]:visible').first();
  await expect(above).toHaveAttribute('href', at(pages.services.path));
  await menu.getByText(frameLabels.columns.connect, { exact: true }).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(720, 1190);
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await menu.locator('a:visible, button:visible').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('on a scrolled page the header has another tone and a way to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('/'));
  // "To top" is a plain link until its script has loaded.
  await afterLoad(page);
  const root = page.locator('html');
  const scroll = (top: number) =>
    page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
  await scroll(20);
  await expect(root).not.toHaveAttribute('data-scrolled');
  await scroll(21);
  await expect(root).toHaveAttribute('data-scrolled');
  await scroll(3000);
  const toTop = page.getByRole('link', { name: frameLabels.toTop });
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(toTop).toBeInViewport({ ratio: 1 });
    // A trial click waits until nothing covers the control.
    for (const control of await page.locator('header[data-header] :is(a, button):visible').all())
      await control.click({ trial: true });
  }
  const entries = await page.evaluate(() => history.length);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page).toHaveURL(at('/'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frameLabels.skip })).toBeFocused();
});

test('links stand in the header from 1280 px, Contact from 1024 px', async ({ page }) => {
  await page.goto(at('/'));
  const contactLink = page
    .getByRole('banner')
    .getByRole('link', { name: pages.contact.name, exact: true })
    .first();
  for (const [width, links, contact] of [
    [1023, false, false],
    [1024, false, true],
    [1279, false, true],
    [1280, true, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(mainLinks(page), `${width} px`).toBeVisible({ visible: links });
    await expect(contactLink, `${width} px`).toBeVisible({ visible: contact });
  }
});

test('the menu asks for pictures once it opens in a wide window', async ({ page }) => {
  const service = needed('service with a picture');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('menu-pictures')) asked.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('/contact'));
  await afterLoad(page);
  await menuButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-menu-open', '');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await afterLoad(page);
  expect(asked, 'in a narrow window, and before it opens').toEqual([]);
  await menuButton(page).click();
  const picture = page.locator('#mega-menu img');
  await expect(picture).toBeVisible();
  const atRest = (await picture.getAttribute('src')) ?? '';
  await page.locator(`#mega-menu a[href="${at(service.path)}"]`).hover();
  await expect(picture).not.toHaveAttribute('src', atRest);
});
