import { expect } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';
import {
  axeFindings,
  fadedTexts,
  operateControls,
  scrollWidth,
  smallTargets,
} from '../support/site.ts';
import { DESKTOP, expectWithinBudget, test, wordsOverPhoto } from '../support/visit.ts';

/** Returns whether something, such as a picture, covers the end of a line of the heading. */
function isCovered(heading: Element): boolean {
  scrollTo({ top: 0, behavior: 'instant' });
  const words = document.createRange();
  words.selectNodeContents(heading);
  const ends = [...words.getClientRects()].map(({ right, y, height }) => [
    right - 8,
    y + height / 2,
  ]);
  const seen = ends.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
  return seen.some((one) => one && !heading.contains(one));
}

for (const path of pageKinds)
  test(`a visitor opens ${path}, scrolls and uses every control`, async ({ visit }) => {
    const visited = await visit(path);
    const { page, faults } = visited;
    await test.step('within its budget', () => expectWithinBudget(path, visited));
    await test.step('what it scrolled through is there to be read', async () =>
      expect(await fadedTexts(page)).toEqual([]));
    await test.step('axe finds nothing, nothing scrolls sideways', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const size of [DESKTOP, { width: 320, height: 640 }]) {
        await page.setViewportSize(size);
        expect(await axeFindings(page), `${size.width} px`).toEqual([]);
        expect(await scrollWidth(page)).toBeLessThanOrEqual(size.width);
        expect(await page.locator('h1').evaluate(isCovered)).toBe(false);
        expect(await wordsOverPhoto(page), `${size.width} px`).toEqual([]);
      }
      expect(await smallTargets(page)).toEqual([]);
    });
    await test.step('every control works', async () => {
      await page.setViewportSize(DESKTOP);
      await operateControls(page);
    });
    expect(faults).toEqual([]);
  });
