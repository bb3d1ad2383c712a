import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings, recordCount } from './site.ts';

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
    await page.goto('/services/headless-cms');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(main.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    // The closed mega menu says the same, and names the page itself.
    const marked = await page
      .locator('#mega-menu [aria-current]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
      );
    expect(marked).toEqual([
      ['/services', 'true'],
      ['/services/headless-cms', 'page'],
    ]);
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

test('a page that is not there is marked below the folder it was looked for in', async ({
  page,
}) => {
  await page.goto('/services/nope');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(main.locator('[aria-current]')).toHaveCount(1);
  await page.goto('/nope');
  await expect(main.locator('[aria-current]')).toHaveCount(0);
});

test.describe('mega menu', () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#mega-menu')).toBeVisible();
  };

  test('has its four columns with all services and industries', async ({ page }) => {
    await page.goto('/');
    await open(page);
    const menu = page.locator('#mega-menu');
    for (const name of ['Menu', 'Services', 'Industries', 'Connect'])
      await expect(menu.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(menu.locator('a[href^="/services/"]')).toHaveCount(recordCount('services'));
    await expect(menu.locator('a[href^="/industries/"]')).toHaveCount(recordCount('industries'));
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
    await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
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

  test('has no label over any link to Contact', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
    const links = page.locator('[data-cursor-nav][href="/contact"]:visible');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await link.hover();
      await expect(page.locator('[data-cursor]').last()).toHaveAttribute('data-cursor', 'large');
      await expect(page.locator('[data-cursor-label]')).toHaveText('');
    }
  });

  /** Whether the follower's saffron is seen around a point of the window. */
  const isSeen = async (page: Page, x: number, y: number) => {
    const clip = { x: x - 50, y: y - 50, width: 100, height: 100 };
    const { data } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.includes(Buffer.from([0xff, 0xb5, 0x1c]));
  };

  test('is seen over the open menu and over a dialog', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
    await page.mouse.move(20, 500);
    await expect(page.locator('[data-cursor]').last()).toHaveAttribute('data-visible');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await isSeen(page, 702, 190)).toBe(false);
    await page.mouse.move(702, 190);
    await expect.poll(() => isSeen(page, 702, 190)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#mega-menu')).toBeVisible();
    expect(await isSeen(page, 702, 300)).toBe(false);
    await page.mouse.move(702, 300);
    await expect.poll(() => isSeen(page, 702, 300)).toBe(true);
  });

  test('is let go when the drag of a link ends', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
    const cursor = page.locator('[data-cursor]').last();
    const box = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Projects' })
      .boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.evaluate(() =>
      document.addEventListener('dragstart', () => document.body.setAttribute('data-dragged', '')),
    );
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(cursor).toHaveAttribute('data-pressed');
    await page.mouse.move(x + width / 2 + 40, y + 300, { steps: 5 });
    await page.mouse.up();
    await expect(page.locator('body')).toHaveAttribute('data-dragged');
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
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Scroll to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // "Back" leads to the page before, not down again.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
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
