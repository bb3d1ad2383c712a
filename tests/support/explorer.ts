import { expect, type Locator, type Page, test } from '@playwright/test';
import { afterLoad, at, axeFindings, layoutShifts, MAX_SHIFT, scrollWidth } from './site.ts';

/** Waits until the state in the address is shown and the search, if any, responds. */
async function ready(page: Page): Promise<void> {
  await afterLoad(page);
  await expect(page.locator('[data-explorer][aria-busy]')).toHaveCount(0);
}

/** Opens a page with an explorer and waits until it responds. */
export async function openExplorer(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await ready(page);
}

/** Tests every state of an explorer but the first, which other tests cover: no layout shift, no axe findings, fits 320 px. */
export function testEveryState(paths: readonly string[], tools: (page: Page) => Locator): void {
  test('in every other state nothing moves by itself, axe finds nothing, 320 px are enough', async ({
    page,
  }) => {
    // Caches the fonts, whose loading would count as layout shifts.
    await openExplorer(page, paths[0] ?? '');
    for (const path of paths) {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { sum, lines } = await layoutShifts(page, path, async () => {
          await tools(page).scrollIntoViewIfNeeded();
          await ready(page);
        });
        expect(sum, `${path}, ${width} px: ${lines}`).toBeLessThanOrEqual(MAX_SHIFT);
      }
      const scope = { within: '[data-explorer]' };
      expect(await axeFindings(page, scope), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await axeFindings(page, scope), `${path}, 320 px`).toEqual([]);
      expect(await scrollWidth(page), path).toBeLessThanOrEqual(320);
    }
  });
}
