import { expect, type Locator, type Page, test } from '@playwright/test';
import { afterLoad, axeFindings, layoutShifts, MOST_SHIFT, scrollWidth } from './site.ts';

/** Waits until what the address asks for is shown, and where there is a search, until it answers. */
export async function ready(page: Page): Promise<void> {
  await afterLoad(page);
  await expect(page.locator('[data-explorer][aria-busy]')).toHaveCount(0);
}

/** Opens a page with an explorer and waits until it answers. */
export async function openExplorer(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** The tests every state of an explorer has to stand: nothing moves by itself, axe finds nothing, 320 px are enough. */
export function standsInEveryState(paths: readonly string[], tools: (page: Page) => Locator): void {
  for (const path of paths) {
    for (const width of [1440, 360]) {
      test(`nothing moves by itself at ${width} px: ${path}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        // Fonts are in the cache then: what their arrival moves has nothing to do with the explorer.
        await openExplorer(page, path);
        const shifts = await layoutShifts(page, path, async () => {
          await tools(page).scrollIntoViewIfNeeded();
          await ready(page);
        });
        const sum = shifts.reduce((total, line) => total + Number.parseFloat(line), 0);
        expect(sum, shifts.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
      });
    }

    test(`axe finds nothing: ${path}`, async ({ page }) => {
      await openExplorer(page, path);
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollWidth(page)).toBeLessThanOrEqual(320);
    });
  }
}
