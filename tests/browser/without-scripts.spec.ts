import { expect, test } from '@playwright/test';
import { home } from '../support/copy.ts';
import { menuButton, needed } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

test('home can be read whole: nothing is hidden, the FAQ opens, lists scroll', async ({ page }) => {
  needed('questions and answers');
  needed('carousel');
  await page.goto('/');
  await page.locator('main details').first().locator('summary').click();
  await expect(page.locator('main details').first()).toHaveAttribute('open');
  await expect(page.locator('[data-carousel-controls]').first()).toBeHidden();
  await expect(page.locator('[data-carousel-scroller]').first()).toHaveCSS('overflow-x', 'auto');
  const { label, href } = home.callToAction?.action ?? home.hero.actions[0];
  await page.locator('main').getByRole('link', { name: label }).last().click();
  await expect(page).toHaveURL(href);
});

test('the menu opens and closes by its button', async ({ page }) => {
  await page.goto('/');
  await menuButton(page).click();
  await page.locator('#mega-menu a[href="/about"]').click();
  await expect(page).toHaveURL('/about');
});

test('the thank-you shows by its address alone and leaves after five seconds', async ({ page }) => {
  await page.goto('/contact#thanks');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const end = await dialog.evaluate((element) => {
    const [animation] = element.getAnimations();
    const end = Number(animation?.effect?.getComputedTiming().endTime);
    animation?.finish();
    return end;
  });
  expect(Math.round(end / 100)).toBe(50);
  await expect(dialog).toBeHidden();
});
