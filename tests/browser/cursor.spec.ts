import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { features } from '../../src/content/features.ts';
import { frameLabels, home, pages } from '../support/copy.ts';
import { contactInHeader, mainLinks, menuButton } from '../support/site.ts';

test.describe('cursor follower', () => {
  test.skip(!features.cursorFollower, 'This site has no cursor follower.');

  test('follows, grows over links, shows a label over navigation links but not over Contact', async ({
    page,
  }) => {
    await page.goto('/');
    const cursor = page.locator('[data-cursor]').last();
    await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
    await page.mouse.move(700, 500);
    await expect(cursor).toHaveAttribute('data-visible');
    const [, { label }] = home.hero.actions;
    await page.getByRole('link', { name: label }).first().hover();
    await expect(cursor).toHaveAttribute('data-cursor', 'medium');
    await mainLinks(page).getByRole('link', { name: pages.about.name }).hover();
    await expect(cursor).toHaveAttribute('data-cursor', 'large');
    await expect(cursor).toHaveText(frameLabels.cursor.go);
    await mainLinks(page).getByRole('link', { name: pages.home.name }).hover();
    await expect(cursor).toHaveText(frameLabels.cursor.here);
    await contactInHeader(page).hover();
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
    const links = page.locator(`[data-cursor-nav][href="${pages.contact.path}"]:visible`);
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      await link.hover();
      await expect(page.locator('[data-cursor]').last()).toHaveAttribute('data-cursor', 'large');
      await expect(page.locator('[data-cursor] > span > span')).toHaveText('');
    }
  });

  /** Whether the follower's colour is seen around a point of the window. */
  const isSeen = async (page: Page, x: number, y: number) => {
    const colour = await page.locator('[data-cursor] > span').evaluate((ring) => {
      // Drawn, so that every notation of a colour becomes three bytes.
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = getComputedStyle(ring).borderTopColor;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
    const clip = { x: x - 50, y: y - 50, width: 100, height: 100 };
    const { data } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.includes(Buffer.from(colour));
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
    await menuButton(page).click();
    await expect(page.locator('#mega-menu')).toBeVisible();
    expect(await isSeen(page, 702, 300)).toBe(false);
    await page.mouse.move(702, 300);
    await expect.poll(() => isSeen(page, 702, 300)).toBe(true);
  });

  test('is let go when the drag of a link ends', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
    const cursor = page.locator('[data-cursor]').last();
    const box = await mainLinks(page)
      .getByRole('link', { name: pages.projects.name })
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

  test('goes when the visitor asks for less motion or for colours of their own', async ({
    page,
  }) => {
    await page.goto('/');
    const ring = page.locator('[data-cursor] > span');
    await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
    await page.mouse.move(700, 500);
    const looks = [
      [{}, 'visible'],
      [{ reducedMotion: 'reduce' }, 'hidden'],
      [{ forcedColors: 'active' }, 'hidden'],
    ] as const;
    for (const [media, visibility] of looks) {
      await page.emulateMedia({
        reducedMotion: 'no-preference',
        forcedColors: 'none',
        ...media,
      });
      await expect(ring).toHaveCSS('visibility', visibility);
    }
    await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' });
    await page.locator('html').evaluate((root) => root.setAttribute('data-motion', 'off'));
    await expect(ring).toHaveCSS('visibility', 'hidden');
  });
});
