import { expect, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { inlineFonts } from '../../src/theme/fonts.ts';
import { localFontsAtFirstVisit } from '../../tools/browser/slow-line.ts';
import { pageKinds } from '../support/page-kinds.ts';

/** The booking page is made on request. */
const PAGES = [...pageKinds, ...(features.booking ? ['/booking'] : [])];

for (const path of PAGES)
  test(`a first visit of ${path} at 150 ms a round trip sees our fonts alone`, async ({
    browser,
    baseURL,
  }) => {
    expect(await localFontsAtFirstVisit(browser, baseURL + path, 150)).toEqual([]);
  });

for (const { family } of inlineFonts)
  test(`the page's own letters are kerned: ${family}`, async ({ page }) => {
    await page.goto('/');
    const [kerned, plain] = await page.evaluate(
      (font) =>
        ['normal', 'none'].map((kerning) => {
          const words = Object.assign(document.createElement('span'), {
            textContent: document.body.innerText.replace(/\s+/g, ' '),
          });
          words.style.cssText = `position: absolute; white-space: nowrap; font: 16px "${font}"; font-kerning: ${kerning}`;
          document.body.append(words);
          const { width } = words.getBoundingClientRect();
          words.remove();
          return width;
        }),
      family,
    );
    expect(kerned).toBeLessThan(plain ?? 0);
  });
