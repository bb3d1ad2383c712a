import { expect, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { inlineFonts } from '../../src/theme/fonts.ts';
import {
  localFontsAtFirstVisit,
  SLOW_LATENCY,
  shiftsOnSlowLine,
} from '../../tools/browser/slow-line.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { MOST_SHIFT } from '../support/site.ts';

const WINDOWS = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
];

/** The booking page is made on request. */
for (const path of [...pageKinds, ...(features.booking ? ['/booking'] : [])])
  test(`a first visit of ${path} has our fonts, and nothing moves`, async ({
    browser,
    baseURL,
  }) => {
    // A line of its own: on the slower one, which holds the fonts back, none is there in time.
    expect(await localFontsAtFirstVisit(browser, baseURL + path, 150)).toEqual([]);
    // At once: a slow line leaves the machine idle.
    const loads = await Promise.all(
      WINDOWS.map(async (viewport) => ({
        at: `${viewport.width} px`,
        ...(await shiftsOnSlowLine(browser, viewport, path)),
      })),
    );
    for (const { at, took, shifts } of loads) {
      expect(took, `${at}: the line was slow`).toBeGreaterThanOrEqual(SLOW_LATENCY);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const lines = shifts.map(({ what }) => what).join('\n');
      expect(sum, `${at}\n${lines}`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });

test("the page's own letters are kerned", async ({ page }) => {
  await page.goto('/');
  for (const { family } of inlineFonts) {
    // Both at once: the words of the page may change between two looks.
    const [kerned = 0, plain = 0] = await page.evaluate(
      (font) =>
        ['normal', 'none'].map((kerning) => {
          const words = document.createElement('span');
          words.textContent = document.body.innerText.replace(/\s+/g, ' ');
          words.style.cssText = `position: absolute; white-space: nowrap; font: 16px "${font}"; font-kerning: ${kerning}`;
          document.body.append(words);
          const { width } = words.getBoundingClientRect();
          words.remove();
          return width;
        }),
      family,
    );
    expect(kerned, family).toBeLessThan(plain);
  }
});
