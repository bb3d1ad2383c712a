import { expect, test } from '@playwright/test';
import { pageKinds } from '../page-kinds.ts';
import { MOST_SHIFT } from './site.ts';
import { shiftsOnSlowLine } from './slow-line.ts';

const WINDOWS = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

// Eleven slow loads each.
test.describe.configure({ timeout: 120_000 });

for (const viewport of WINDOWS)
  test(`nothing moves while a page of each kind loads slowly, ${viewport.width} px`, async ({
    browser,
  }) => {
    for (const path of pageKinds) {
      const { painted, fonts, shifts } = await shiftsOnSlowLine(browser, viewport, path);
      // Else the test would prove nothing: text has to be there before its fonts are.
      expect(fonts.length, path).toBeGreaterThan(0);
      expect(Math.min(...fonts), `${path}: fonts came before the first paint`).toBeGreaterThan(
        painted,
      );
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${path}\n${shifts.map(({ what }) => what).join('\n')}`).toBeLessThanOrEqual(
        MOST_SHIFT,
      );
    }
  });
