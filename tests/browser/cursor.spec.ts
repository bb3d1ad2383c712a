import { expect, test } from '@playwright/test';
import { frameLabels, pages } from '../support/copy.ts';
import { at, mainLinks, menuButton, needed } from '../support/site.ts';

needed('cursor follower');

test('the follower grows over links, says where they lead, shows a press', async ({ page }) => {
  await page.goto(at('/about'));
  const cursor = page.locator('[data-cursor]').last();
  await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
  await page.mouse.move(700, 500);
  await expect(cursor).toHaveAttribute('data-visible');
  await menuButton(page).hover();
  await expect(cursor).toHaveAttribute('data-cursor', 'medium');
  const ring = page.locator('[data-cursor] > span').first();
  // The ring surrounds the button and its label.
  const { width = Infinity } = (await menuButton(page).boundingBox()) ?? {};
  await expect.poll(async () => (await ring.boundingBox())?.width).toBeGreaterThan(width);
  await mainLinks(page).getByRole('link', { name: pages.home.name }).hover();
  await expect(cursor).toHaveAttribute('data-cursor', 'large');
  await expect(cursor).toHaveText(frameLabels.cursor.go);
  await mainLinks(page).getByRole('link', { name: pages.about.name }).hover();
  await expect(cursor).toHaveText(frameLabels.cursor.here);
  const contact = page.locator(`[data-cursor-nav][href="${at(pages.contact.path)}"]:visible`);
  await expect(contact).not.toHaveCount(0);
  for (const link of await contact.all()) {
    await link.hover();
    await expect(cursor).toHaveAttribute('data-cursor', 'large');
    await expect(cursor).toHaveText('');
  }
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await expect(cursor).toHaveAttribute('data-pressed');
  await page.mouse.up();
  await expect(cursor).not.toHaveAttribute('data-pressed');
  await expect(ring).toHaveCSS('visibility', 'visible');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(ring).toHaveCSS('visibility', 'hidden');
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' });
  await expect(ring).toHaveCSS('visibility', 'hidden');
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(ring).toHaveCSS('visibility', 'visible');
  await page.locator('html').evaluate((root) => root.setAttribute('data-motion', 'off'));
  await expect(ring).toHaveCSS('visibility', 'hidden');
});

test('the label of the follower covers no other link of the menu', async ({ page }) => {
  await page.goto(at('/'));
  await expect(page.locator('[data-cursor]:popover-open')).toBeAttached();
  await menuButton(page).click();
  const label = page.locator('[data-cursor] > span').last();
  for (const link of await page.locator('#mega-menu [data-cursor-nav] a:visible').all()) {
    await link.hover({ position: { x: 9, y: 9 } });
    await expect(label).toBeVisible();
    const covered = await label.evaluate(
      (element, own) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isOther = (x: number, y: number) =>
          (document.elementFromPoint(x, y)?.closest('a') ?? own) !== own;
        return [left, right].some((x) => isOther(x, top) || isOther(x, bottom));
      },
      await link.elementHandle(),
    );
    expect(covered, await link.innerText()).toBe(false);
  }
});
