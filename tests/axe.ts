import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { site } from '../src/content/site.ts';

const isAaa = site.contrast === 'AAA';
const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 up to the level of the site and what axe recommends besides, with the rules that are off by default. */
const TAGS = isAaa ? [...AA, 'wcag2aaa'] : AA;
const RULES = {
  'target-size': { enabled: true },
  // Judges what lies between AA and AAA alone; `color-contrast` judges what fails AA.
  'color-contrast-enhanced': { enabled: isAaa },
  'identical-links-same-purpose': { enabled: isAaa },
};

/** Runs axe on the page as it is now. @param within selector that it keeps to @param without selectors that it leaves out */
export async function runAxe(page: Page, within?: string, without: readonly string[] = []) {
  // axe misreads the colours of sections that browser/sections.ts has not laid out yet.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('#content > *, body > footer'))
      section.style.contentVisibility = 'visible';
  });
  const builder = new AxeBuilder({ page });
  if (within) builder.include(within);
  for (const part of without) builder.exclude(part);
  return (
    builder
      // One call in the page, a third of the time: the other mode serializes every pass and opens a second page.
      // It would add frames of other origins, and no page has one before the visitor asks for it.
      .setLegacyMode()
      .options({
        runOnly: { type: 'tag', values: TAGS },
        rules: RULES,
        resultTypes: ['violations'],
      })
      .analyze()
  );
}
