import { expect, test } from '@playwright/test';
import { longCarousel } from '../support/long-carousel.ts';

test('a carousel moves 400 px a click, counts its progress and ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { carousel, scroller, right, left } = await longCarousel(page);
  await expect(left).toHaveAttribute('aria-disabled', 'true');
  await right.click();
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBe(400);
  await expect(carousel).toHaveAttribute('data-scrolled');
  await expect(left).toHaveAttribute('aria-disabled', 'false');
  const progress = Number(await carousel.locator('progress').getAttribute('value'));
  expect(progress).toBeGreaterThan(0);
  await left.click();
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBe(0);
  await expect(carousel).not.toHaveAttribute('data-scrolled');
  await scroller.evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }),
  );
  await expect(right).toHaveAttribute('aria-disabled', 'true');
  await expect(carousel.locator('progress')).toHaveAttribute('value', '100');
  await expect(carousel.locator('[data-carousel-position]')).toHaveText(/^\D*(\d+)\D+\1\D*$/);
  // The left padding disappears beyond 10 px.
  const to = (left: number) =>
    scroller.evaluate((element, left) => element.scrollTo({ left, behavior: 'instant' }), left);
  await to(10);
  await expect(carousel).not.toHaveAttribute('data-scrolled');
  await to(11);
  await expect(carousel).toHaveAttribute('data-scrolled');
});
