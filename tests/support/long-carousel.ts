import type { Page } from '@playwright/test';
import { controls } from './copy.ts';
import { at, needed } from './site.ts';

/** Opens the first carousel of the home page with entries so wide that it scrolls for long. */
export async function longCarousel(page: Page) {
  needed('carousel');
  await page.goto(at('/'));
  const carousel = page.locator('[data-carousel]').first();
  await carousel.scrollIntoViewIfNeeded();
  // Keep the number of entries: scripts that load later count them.
  await carousel.locator('ul').evaluate((list) => {
    const entries = list.querySelectorAll<HTMLElement>(':scope > li');
    for (const entry of entries) entry.style.flex = `0 0 ${4000 / entries.length}px`;
  });
  return {
    carousel,
    scroller: carousel.locator('[data-carousel-scroller]'),
    right: carousel.getByRole('button', { name: controls.carousel.forward }),
    left: carousel.getByRole('button', { name: controls.carousel.back }),
  };
}
