import { type Browser, expect, test, type ViewportSize } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { inlineFonts } from '../../src/theme/fonts.ts';
import { closeLine, localFontsAtFirstVisit, slowDown } from '../../tools/browser/slow-line.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { at, layoutShifts, MAX_SHIFT } from '../support/site.ts';

const WINDOWS = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
];

/** Milliseconds per request. */
const SLOW_LATENCY = 300;

/**
 * Loads a page with an empty cache over a slow line (SLOW_LATENCY per request, 1.6 Mbit/s). Fonts arrive after the first
 * paint, however slow the machine is.
 * @returns the load time of the document (ms), which proves that the line was slow, and the layout shifts
 */
async function shiftsOnSlowLine(browser: Browser, viewport: ViewportSize, path: string) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await slowDown(page, { latency: SLOW_LATENCY, down: 200_000, up: 80_000 });
  const painted = () =>
    page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  try {
    await page.route('**/*.woff2', async (route) => {
      await painted();
      await route.continue();
    });
    // A page without fonts to fetch may be complete before its first paint.
    const shifts = await layoutShifts(page, path, async () => void (await painted()));
    const took = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.duration ?? Number.NaN,
    );
    return { took, ...shifts };
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await closeLine(context, session);
  }
}

/** The server renders the booking page on request. */
for (const path of [...pageKinds, ...(features.booking ? ['/booking'] : [])])
  test(`a first visit of ${path} has our fonts, and nothing moves`, async ({
    browser,
    baseURL,
  }) => {
    // Uses a faster line: the slow one, which delays the fonts, would deliver none in time.
    expect(await localFontsAtFirstVisit(browser, baseURL + path, 150)).toEqual([]);
    // In parallel, since a slow line leaves the machine idle.
    const loads = await Promise.all(
      WINDOWS.map(async (viewport) => ({
        at: `${viewport.width} px`,
        ...(await shiftsOnSlowLine(browser, viewport, path)),
      })),
    );
    for (const { at, took, sum, lines } of loads) {
      expect(took, `${at}: the line was slow`).toBeGreaterThanOrEqual(SLOW_LATENCY);
      expect(sum, `${at}: ${lines}`).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });

test("the page's own letters are kerned", async ({ page }) => {
  await page.goto(at('/'));
  for (const { family } of inlineFonts) {
    const [kerned = 0, plain = 0] = await page.evaluate((font) => {
      const canvas = Object.assign(document.createElement('canvas').getContext('2d') ?? {}, {
        font: `16px "${font}"`,
      }) as CanvasRenderingContext2D;
      const words = document.body.innerText;
      return (['normal', 'none'] as const).map(
        (fontKerning) => Object.assign(canvas, { fontKerning }).measureText(words).width,
      );
    }, family);
    expect(kerned, family).toBeLessThan(plain);
  }
});
