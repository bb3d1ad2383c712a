import { expect } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';
import {
  axeFindings,
  fadedTexts,
  scrollWidth,
  smallTargets,
  tryEverything,
} from '../support/site.ts';
import { DESKTOP, staysWithinBudget, test, wordsOnPhotograph } from '../support/visit.ts';

for (const path of pageKinds)
  test(`a visitor opens ${path}, scrolls and uses every control`, async ({ visit }) => {
    const visited = await visit(path);
    const { page, faults } = visited;
    await test.step('within its budget', () => staysWithinBudget(path, visited));
    await test.step('what it scrolled through is there to be read', async () =>
      expect(await fadedTexts(page)).toEqual([]));
    await test.step('axe finds nothing, nothing scrolls sideways', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const size of [DESKTOP, { width: 320, height: 640 }]) {
        await page.setViewportSize(size);
        expect(await axeFindings(page), `${size.width} px`).toEqual([]);
        expect(await scrollWidth(page)).toBeLessThanOrEqual(size.width);
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
