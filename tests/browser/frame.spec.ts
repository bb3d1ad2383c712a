import { expect, type Page, test } from '@playwright/test';
import { fillIn } from '../../src/lib/fill-in.ts';
import { frameLabels, pages, site } from '../support/copy.ts';
import {
  axeFindings,
  contactInHeader,
  mainLinks,
  menuButton,
  needed,
  recordCount,
} from '../support/site.ts';

test.describe('header', () => {
  test('changes its tone beyond 20 px', async ({ page }) => {
    await page.goto('/');
    const root = page.locator('html');
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
    await expect(root).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
    await expect(root).toHaveAttribute('data-scrolled');
  });

  test('marks the current path and every path below it', async ({ page }) => {
    const { path } = needed('service');
    await page.goto(path);
    await expect(mainLinks(page).getByRole('link', { name: pages.services.name })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(mainLinks(page).getByRole('link', { name: pages.home.name })).not.toHaveAttribute(
      'aria-current',
    );
    // The closed mega menu says the same, and names the page itself.
    const marked = await page
      .locator('#mega-menu [aria-current]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
      );
    expect(marked).toEqual([
      [pages.services.path, 'true'],
      [path, 'page'],
    ]);
  });

  test('links stand in it from 1280 px, Contact from 1024 px', async ({ page }) => {
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
});

test('a page that is not there is marked below the folder it was looked for in', async ({
  page,
}) => {
  await page.goto('/services/nope');
  await expect(mainLinks(page).getByRole('link', { name: pages.services.name })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(mainLinks(page).locator('[aria-current]')).toHaveCount(1);
  await page.goto('/nope');
  await expect(mainLinks(page).locator('[aria-current]')).toHaveCount(0);
});

test.describe('mega menu', () => {
  const open = async (page: Page) => {
    await menuButton(page).click();
    await expect(page.locator('#mega-menu')).toBeVisible();
  };

  test('has its four columns with all services and industries', async ({ page }) => {
    await page.goto('/');
    await open(page);
    const menu = page.locator('#mega-menu');
    const { menu: main, services, industries, connect } = frameLabels.columns;
    for (const name of [main, services, industries, connect])
      await expect(menu.getByText(name, { exact: true }).first()).toBeVisible();
    for (const name of [services, industries])
      await expect(menu.getByRole('list', { name, exact: true })).toBeVisible();
    await expect(menu.locator('a[href^="/services/"]')).toHaveCount(recordCount('services'));
    await expect(menu.locator('a[href^="/industries/"]')).toHaveCount(recordCount('industries'));
    const profiles = await menu
      .locator('a[target="_blank"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(profiles.length > 0).toBe(site.social.length > 0);
    expect(site.social.map(({ url }) => url)).toEqual(expect.arrayContaining(profiles));
    await expect(menu.getByRole('link', { name: frameLabels.startProject })).toHaveAttribute(
      'href',
      pages.contact.path,
    );
    expect(await axeFindings(page)).toEqual([]);
  });

  test('closes on a click outside the header, not inside', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1200 });
    await page.goto('/');
    await open(page);
    await page
      .locator('#mega-menu')
      .getByText(frameLabels.columns.connect, { exact: true })
      .click();
    await expect(page.locator('#mega-menu')).toBeVisible();
    await page.mouse.click(720, 1190);
    await expect(page.locator('#mega-menu')).toBeHidden();
  });

  test('closes when the focus leaves the header', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await page.locator('#mega-menu :is(a, button):visible').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('#mega-menu')).toBeHidden();
  });
});

test('the footer brings the visitor back to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(
    fillIn(frameLabels.rights, { year: site.copyrightYear, brand: site.name }),
  );
  await expect(page.getByRole('contentinfo').locator('a[target="_blank"]')).toHaveCount(
    site.social.length,
  );
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: frameLabels.toTop }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // "Back" leads to the page before, not down again.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frameLabels.skip })).toBeFocused();
});
