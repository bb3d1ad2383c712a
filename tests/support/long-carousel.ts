import type { Page } from '@playwright/test';
import { controls } from './copy.ts';
import { at, needed } from './site.ts';

/** The first carousel of the home page, its entries repeated until they are wide enough to scroll for long. */
export async function longCarousel(page: Page) {
  needed('carousel');
  await page.goto(at('/'));
  const carousel = page.locator('[data-carousel]').first();
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('ul').evaluate((list) => {
    const entries = [...list.children];
    while (list.children.length < 20) list.append(...entries.map((entry) => entry.cloneNode(true)));
  });
  return {
    carousel,
    scroller: carousel.locator('[data-carousel-scroller]'),
    right: carousel.getByRole('button', { name: controls.carousel.forward }),
    left: carousel.getByRole('button', { name: controls.carousel.back }),
  };
}
