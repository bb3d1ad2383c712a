import { expect, type Page } from '@playwright/test';
import { listedPaths, pageKinds } from '../support/page-kinds.ts';
import { axeFindings, motionEnded, scrollWidth } from '../support/site.ts';
import { DESKTOP, staysWithinBudget, test } from '../support/visit.ts';

/** Words that lie on the page's first picture where it has a ground of its own: nothing says that they can be read there. */
const wordsOnPhotograph = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector('#hero:not([data-cutout])')?.getBoundingClientRect();
    const main = document.querySelector('main');
    if (!picture || !main) return [];
    const words: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      // Letters have less height than their line.
      const lies = ({ left, right, top, bottom }: DOMRect) =>
        left < picture.right &&
        right > picture.left &&
        top < picture.bottom - 4 &&
        bottom > picture.top + 4;
      const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (
        isSeen &&
        !text.parentElement?.closest('.visually-hidden') &&
        [...range.getClientRects()].some(lies)
      )
        words.push(text.nodeValue ?? '');
    }
    return words.filter((word) => word.trim());
  });

/** One page of each kind is visited by `npm test` (core/pages.spec.ts). */
for (const path of listedPaths)
  test(`a visitor opens ${path} and scrolls within its budget and without faults`, async ({
    visit,
  }) => {
    const visited = await visit(path);
    const { page, faults } = visited;
    expect(await wordsOnPhotograph(page), 'on a phone').toEqual([]);
    if (pageKinds.includes(path)) {
      await page.setViewportSize(DESKTOP);
    } else {
      await staysWithinBudget(path, visited);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await motionEnded(page);
      // Header and footer are the same on every page of a kind.
      expect(await axeFindings(page, { withoutFrame: true })).toEqual([]);
      expect(await scrollWidth(page), 'scrolls sideways').toBeLessThanOrEqual(DESKTOP.width);
      expect(faults).toEqual([]);
    }
    expect(await wordsOnPhotograph(page), 'on a desktop').toEqual([]);
  });
