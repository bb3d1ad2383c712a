import { expect, test } from '@playwright/test';
import { frameLabels, pages } from '../support/copy.ts';
import { contactInHeader, mainLinks, menuButton, needed } from '../support/site.ts';

test('the header changes its tone beyond 20 px', async ({ page }) => {
  await page.goto('/');
  const root = page.locator('html');
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
  await expect(root).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
  await expect(root).toHaveAttribute('data-scrolled');
});

test('header and menu mark the current path and the one above it, on a page that is not there too', async ({
  page,
}) => {
  const { path } = needed('service');
  const marked = page.locator('header [aria-current]');
  const all = () =>
    marked.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
    );
  const above = [pages.services.path, 'true'];
  await page.goto(path);
  // The links of the header, then those of the closed menu.
  expect(await all()).toEqual([above, above, [path, 'page']]);
  await page.goto('/services/nope');
  expect(await all()).toEqual([above, above]);
  await page.goto('/nope');
  expect(await all()).toEqual([]);
});

test('links stand in the header from 1280 px, Contact from 1024 px', async ({ page }) => {
  await page.goto('/');
  for (const [width, links, contact] of [
    [1023, false, false],
    [1024, false, true],
    [1279, false, true],
    [1280, true, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(mainLinks(page), `${width} px`).toBeVisible({ visible: links });
    await expect(contactInHeader(page), `${width} px`).toBeVisible({ visible: contact });
  }
});

test('the menu closes on a click outside the header, not inside, and when the focus leaves the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto('/');
  const menu = page.locator('#mega-menu');
  await menuButton(page).click();
  await menu.getByText(frameLabels.columns.connect, { exact: true }).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(720, 1190);
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await menu.locator('a:visible, button:visible').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('the footer brings the visitor back to the top, and Back still leads to the page before', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: frameLabels.toTop }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frameLabels.skip })).toBeFocused();
});
