import { expect, test } from '@playwright/test';
import { at, menuButton, needed } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

test('a visitor without scripts reads home whole, and its menu leads on', async ({ page }) => {
  needed('carousel');
  await page.goto(at('/'));
  await expect(page.locator('[data-reveal]').last()).toHaveCSS('opacity', '1');
  for (const useless of ['[data-carousel-controls]', '[data-display-settings]'])
    await expect(page.locator(useless).first()).toBeHidden();
  await expect(page.locator('[data-carousel-scroller]').first()).toHaveCSS('overflow-x', 'auto');
  await menuButton(page).click();
  await page.locator(`#mega-menu a[href="${at('/about')}"]`).click();
  await expect(page).toHaveURL(at('/about'));
});

test('the thank-you shows by its address alone and leaves after five seconds', async ({ page }) => {
  await page.goto(at('/contact#thanks'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const end = await dialog.evaluate((element) => {
    const [animation] = element.getAnimations();
    animation?.finish();
    return Number(animation?.effect?.getComputedTiming().endTime);
  });
  expect(Math.round(end / 100)).toBe(50);
  await expect(dialog).toBeHidden();
});
