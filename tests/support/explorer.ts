import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import {
  afterLoad,
  at,
  axeFindings,
  layoutShifts,
  MOST_SHIFT,
  motionEnded,
  scrollWidth,
} from './site.ts';

/** Waits until what the address asks for is shown, and where there is a search, until it answers. */
export async function ready(page: Page): Promise<void> {
  await afterLoad(page);
  await expect(page.locator('[data-explorer][aria-busy]')).toHaveCount(0);
}

/** Opens a page with an explorer and waits until it answers. */
export async function openExplorer(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await ready(page);
}

/** What a visitor sees, which is also what a reload and a new browser at the same address show. */
export async function standsAgain<Screen>(
  page: Page,
  browser: Browser,
  screen: (page: Page) => Promise<Screen>,
): Promise<Screen> {
  const other = await browser.newPage();
  await openExplorer(other, page.url());
  const seen = await screen(other);
  await other.close();
  // The address may be there a moment before the contents.
  await expect.poll(() => screen(page)).toEqual(seen);
  await page.reload();
  await ready(page);
  await expect.poll(() => screen(page)).toEqual(seen);
  return seen;
}

/** The test of every state of an explorer but the first, in which other tests see it: nothing moves by itself, axe finds nothing, 320 px are enough. */
export function standsInEveryState(paths: readonly string[], tools: (page: Page) => Locator): void {
  test('in every other state nothing moves by itself, axe finds nothing, 320 px are enough', async ({
    page,
  }) => {
    // Fonts are in the cache then: what their arrival moves has nothing to do with the explorer.
    await openExplorer(page, paths[0] ?? '');
    for (const path of paths) {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { sum, lines } = await layoutShifts(page, path, async () => {
          await tools(page).scrollIntoViewIfNeeded();
          await ready(page);
        });
        expect(sum, `${path}, ${width} px\n${lines}`).toBeLessThanOrEqual(MOST_SHIFT);
      }
      const scope = { within: '[data-explorer]' };
      expect(await axeFindings(page, scope), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      await motionEnded(page);
      expect(await axeFindings(page, scope), `${path}, 320 px`).toEqual([]);
      expect(await scrollWidth(page), path).toBeLessThanOrEqual(320);
    }
  });
}
