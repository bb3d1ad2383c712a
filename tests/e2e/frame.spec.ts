import { expect, test } from '@playwright/test';
import { axeFindings } from './site.ts';

test.describe('header', () => {
  test('changes its ground beyond 20 px', async ({ page }) => {
    await page.goto('/');
    const root = page.locator('html');
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
    await expect(root).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
    await expect(root).toHaveAttribute('data-scrolled');
  });

  test('marks the current path and every path below it', async ({ page }) => {
    await page.goto('/services/headless-cms');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(main.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  for (const [width, links, contact] of [
    [1023, false, false],
    [1024, false, true],
    [1279, false, true],
    [1280, true, true],
  ] as const) {
    test(`at ${width} px: links ${links}, Contact ${contact}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: links });
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).first(),
      ).toBeVisible({ visible: contact });
    });
  }
});

test.describe('mega menu', () => {
  const open = async (page: import('@playwright/test').Page) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#mega-menu')).toBeVisible();
  };

  test('has its four columns and twelve services and industries', async ({ page }) => {
    await page.goto('/');
    await open(page);
    const menu = page.locator('#mega-menu');
    for (const name of ['Menu', 'Services', 'Industries', 'Connect'])
      await expect(menu.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(menu.locator('a[href^="/services/"]')).toHaveCount(12);
    await expect(menu.locator('a[href^="/industries/"]')).toHaveCount(12);
    await expect(menu.locator('a[target="_blank"]')).toHaveCount(3);
    await expect(menu.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(await axeFindings(page)).toEqual([]);
  });

  test('closes on Esc and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.locator('#mega-menu')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('closes on a click outside the header, not inside', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1200 });
    await page.goto('/');
    await open(page);
    await page.locator('#mega-menu').getByRole('heading', { name: 'Connect' }).click();
    await expect(page.locator('#mega-menu')).toBeVisible();
    await page.mouse.click(720, 1190);
    await expect(page.locator('#mega-menu')).toBeHidden();
  });

  test('closes on choosing a link', async ({ page }) => {
    await page.goto('/about');
    await open(page);
    await page
      .locator('#mega-menu')
      .getByRole('link', { name: 'Headless CMS Development' })
      .click();
    await expect(page).toHaveURL('/services/headless-cms');
    await expect(page.locator('#mega-menu')).toBeHidden();
  });

  test('closes when the focus leaves the header', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await page.getByRole('link', { name: 'Instagram' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('#mega-menu')).toBeHidden();
  });
});

test.describe('cursor follower', () => {
  test('follows, grows over links, shows labels of navigation links but not of Contact', async ({
    page,
  }) => {
    await page.goto('/');
    const cursor = page.locator('[data-cursor]').last();
    await page.mouse.move(700, 500);
    await expect(cursor).toHaveAttribute('data-visible');
    await page.getByRole('link', { name: 'See the work' }).hover();
    await expect(cursor).toHaveAttribute('data-cursor', 'medium');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .hover();
    await expect(cursor).toHaveAttribute('data-cursor', 'large');
    await expect(cursor).toHaveText('About');
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Contact', exact: true })
      .first()
      .hover();
    await expect(cursor).toHaveAttribute('data-cursor', 'large');
    await expect(cursor).toHaveText('');
    await page.mouse.move(720, 640);
    await page.mouse.down();
    await expect(cursor).toHaveAttribute('data-pressed');
    await page.mouse.up();
    await expect(cursor).not.toHaveAttribute('data-pressed');
  });

  test('stays away under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.mouse.move(700, 500);
    await expect(page.locator('[data-cursor]').last()).not.toHaveAttribute('data-visible');
  });
});

test('the footer brings the visitor back to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('@2025 Whiskbit. All Rights Reserved');
  await expect(page.getByRole('contentinfo').locator('a[target="_blank"]')).toHaveCount(4);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Scroll to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('no Tab stop of the home page hides under the header', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const hidden: string[] = [];
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (
        !element ||
        element === document.body ||
        element.closest('header') ||
        element.matches('[href="#content"]')
      )
        return null;
      const box = element.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return box.bottom <= header && box.height > 0
        ? (element.textContent ?? element.tagName).trim().slice(0, 40)
        : null;
    });
    if (found) hidden.push(found);
  }
  expect(hidden).toEqual([]);
});
