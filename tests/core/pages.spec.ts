import { expect } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';
import { axeFindings, scrollWidth, smallTargets, tryEverything } from '../support/site.ts';
import { DESKTOP, staysWithinBudget, test, wordsOnPhotograph } from '../support/visit.ts';

/** Lines of a heading whose end lies under something, such as a picture. */
function coveredLines(heading: Element): number {
  scrollTo({ top: 0, behavior: 'instant' });
  const words = document.createRange();
  words.selectNodeContents(heading);
  return [...words.getClientRects()].filter(({ right, top, height }) => {
    const seen = document.elementFromPoint(right - 8, top + height / 2);
    return seen && !heading.contains(seen);
  }).length;
}

for (const path of pageKinds)
  test(`a visitor opens ${path}, scrolls and uses every control`, async ({ visit }) => {
    const visited = await visit(path);
    const { page, faults } = visited;
    await test.step('within its budget', () => staysWithinBudget(path, visited));
    await test.step('axe finds nothing, nothing scrolls sideways', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const size of [DESKTOP, { width: 320, height: 640 }]) {
        await page.setViewportSize(size);
        expect(await axeFindings(page), `${size.width} px`).toEqual([]);
        expect(await scrollWidth(page)).toBeLessThanOrEqual(size.width);
        expect(await page.locator('h1').evaluate(coveredLines), `${size.width} px`).toBe(0);
        expect(await wordsOnPhotograph(page), `${size.width} px`).toEqual([]);
      }
      expect(await smallTargets(page)).toEqual([]);
    });
    await test.step('every control works', async () => {
      await page.setViewportSize(DESKTOP);
      await tryEverything(page);
    });
    expect(faults).toEqual([]);
  });
