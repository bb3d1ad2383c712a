import { site } from '../src/content/site.ts';

const isAaa = site.contrast === 'AAA';
const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 up to the level of the site and what axe recommends besides, with the rules that are off by default. */
export const AXE_TAGS = isAaa ? [...AA, 'wcag2aaa'] : AA;
export const AXE_RULES = {
  'target-size': { enabled: true },
  // Judges what lies between AA and AAA alone; `color-contrast` judges what fails AA.
  'color-contrast-enhanced': { enabled: isAaa },
  'identical-links-same-purpose': { enabled: isAaa },
};
