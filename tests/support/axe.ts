import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { site } from '../../src/content/site.ts';

const isAaa = site.contrast === 'AAA';
const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 up to the level of the site and what axe recommends besides, with the rules that are off by default. */
const OPTIONS: axe.RunOptions = {
  runOnly: { type: 'tag', values: isAaa ? [...AA, 'wcag2aaa'] : AA },
  rules: {
    'target-size': { enabled: true },
    // Judges what lies between AA and AAA alone; `color-contrast` judges what fails AA.
    'color-contrast-enhanced': { enabled: isAaa },
    'identical-links-same-purpose': { enabled: isAaa },
  },
  resultTypes: ['violations'],
};
const SOURCE = readFileSync(
  join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
);

/**
 * Runs axe on the page as it is now; its own builder takes twice as long, since it hands over 1.5 MB for each run.
 * @param within selector that it keeps to
 * @param without selectors that it leaves out
 * @returns what was found
 */
export async function runAxe(page: Page, within = 'html', without: readonly string[] = []) {
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(SOURCE);
  return page.evaluate(
    async ({ within, without, options }) => {
      // axe misreads the colours of sections that browser/sections.ts has not laid out yet.
      for (const section of document.querySelectorAll<HTMLElement>('#content > *, body > footer'))
        section.style.contentVisibility = 'visible';
      const context = { include: [[within]], exclude: without.map((part) => [part]) };
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      return (await run(context, options)).violations;
    },
    { within, without, options: OPTIONS },
  );
}
