import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { watch } from '../../support/site.ts';
import { describeDemo } from './describe-demo.ts';

/** Services whose card has a gag; none where the demo is gone. */
const slugs = globSync('src/demo/gags/*.avif')
  .map((file) => basename(file, '.avif'))
  .sort();
const [first = '', second = ''] = slugs;

const card = (page: Page, slug: string) =>
  page.locator('article', { has: page.locator(`[data-transition="service-${slug}"]`) });
const still = (page: Page, slug: string) => card(page, slug).locator('img');
const gag = (page: Page, slug: string) => card(page, slug).locator('canvas');
const link = (page: Page, slug: string) => card(page, slug).locator('a');

/** Sheets that are fetched from now on. */
function fetchedSheets(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const slug = slugs.find((name) => request.url().includes(`/_astro/${name}.`));
    if (slug && request.url().endsWith('.avif')) fetched.push(slug);
  });
  return fetched;
}

/** Opens a page whose cards have what their gags need. */
async function open(page: Page, path: string) {
  expect(slugs.length).toBeGreaterThan(1);
  await page.goto(path);
  for (const slug of slugs) await expect(gag(page, slug)).toHaveCount(1);
}

describeDemo("gags of services' cards", () => {
  for (const path of ['/', '/services'])
    test(`are fetched and played on ${path} for a pointer and for the focus, and backwards after it`, async ({
      page,
    }) => {
      const faults = watch(page);
      const fetched = fetchedSheets(page);
      await open(page, path);
      await expect(gag(page, first)).toBeHidden();
      expect(fetched).toEqual([]);

      await card(page, first).hover();
      await expect(gag(page, first)).toHaveAttribute('data-moment', '8');
      await expect(gag(page, first)).toBeVisible();
      await expect(still(page, first)).toBeHidden();
      const box = (element: Element) => JSON.stringify(element.getBoundingClientRect());
      expect(await gag(page, first).evaluate(box)).toBe(await still(page, first).evaluate(box));
      await page.mouse.move(0, 0);
      await expect(gag(page, first)).toHaveAttribute('data-moment', '0');
      await expect(gag(page, first)).toBeHidden();
      expect(fetched).toEqual([first]);

      await link(page, second).focus();
      await expect(gag(page, second)).toHaveAttribute('data-moment', '8');
      expect(fetched).toEqual([first, second]);
      await expect(link(page, second)).toHaveCount(1);
      await expect(gag(page, second)).toHaveAttribute('aria-hidden', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/services/${second}`);
      expect(faults).toEqual([]);
    });

  const quiet: Record<string, (page: Page) => Promise<unknown>> = {
    'reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    'movement switched off': (page) =>
      page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.dataset.motion = 'off';
        }),
      ),
    'less data': (page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  };
  for (const [wish, state] of Object.entries(quiet))
    test(`are not fetched where somebody wants ${wish}`, async ({ page }) => {
      const fetched = fetchedSheets(page);
      await state(page);
      await open(page, '/');
      for (const slug of slugs) {
        await card(page, slug).hover();
        await link(page, slug).focus();
      }
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(fetched).toEqual([]);
      await expect(still(page, first)).toBeVisible();
    });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('one is fetched: that of the first card in the middle of the window', async ({ page }) => {
      const fetched = fetchedSheets(page);
      await open(page, '/');
      expect(fetched).toEqual([]);
      for (const slug of [first, second]) {
        await card(page, slug).evaluate((element) =>
          element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        );
        await expect(gag(page, first)).toHaveAttribute('data-moment', slug === first ? '8' : '0');
      }
      expect(fetched).toEqual([first]);
    });
  });
});
