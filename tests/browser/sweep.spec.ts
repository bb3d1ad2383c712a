import { expect } from '@playwright/test';
import { listedPaths, pageKinds } from '../support/page-kinds.ts';
import { axeFindings, scrollWidth } from '../support/site.ts';
import { DESKTOP, expectWithinBudget, test, wordsOverPhoto } from '../support/visit.ts';

/** `npm test` visits one page of each kind (core/pages.spec.ts). */
for (const path of listedPaths.filter((path) => !pageKinds.includes(path)))
  test(`a visitor scrolls ${path} within its budget, without faults`, async ({ visit }) => {
    const visited = await visit(path);
    const { page, faults } = visited;
    expect(await wordsOverPhoto(page), 'on a phone').toEqual([]);
    await expectWithinBudget(path, visited);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // axe has checked header and footer on one page of each kind.
    expect(await axeFindings(page, { withoutFrame: true })).toEqual([]);
    expect(await scrollWidth(page), 'scrolls sideways').toBeLessThanOrEqual(DESKTOP.width);
    expect(await wordsOverPhoto(page), 'on a desktop').toEqual([]);
    expect(faults).toEqual([]);
  });
