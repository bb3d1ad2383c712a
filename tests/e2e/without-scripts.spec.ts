import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('home can be read whole: nothing is hidden, the FAQ opens, lists scroll', async ({ page }) => {
  await page.goto('/');
  await page.locator('details').first().locator('summary').click();
  await expect(page.locator('details').first()).toHaveAttribute('open');
  await expect(page.locator('[data-carousel-controls]').first()).toBeHidden();
  await expect(page.locator('[data-carousel-scroller]').first()).toHaveCSS('overflow-x', 'auto');
  await page.getByRole('link', { name: 'Let’s Grow' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the menu opens and closes by its button', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await page.locator('#mega-menu').getByRole('link', { name: 'Travel' }).click();
  await expect(page).toHaveURL('/industries/travel');
});

test('the menu closes by Esc and by a click outside', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto('/');
  const menu = page.locator('#mega-menu');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(720, 1190);
  await expect(menu).toBeHidden();
});

test('the thank-you shows by its address alone and leaves after five seconds', async ({ page }) => {
  await page.goto('/contact#thanks');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const shown = performance.now();
  await expect(dialog).toBeHidden({ timeout: 10_000 });
  expect(performance.now() - shown).toBeGreaterThan(3000);
});
