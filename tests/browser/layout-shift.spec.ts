import { expect, test } from '@playwright/test';
import { SLOW_LATENCY, shiftsOnSlowLine } from '../../tools/browser/slow-line.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { MOST_SHIFT } from '../support/site.ts';

const WINDOWS = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const path of pageKinds)
  test(`nothing moves while ${path} loads slowly`, async ({ browser }) => {
    // At once: a slow line leaves the machine idle.
    const loads = await Promise.all(
      WINDOWS.map(async (viewport) => ({
        at: `${viewport.width} px`,
        ...(await shiftsOnSlowLine(browser, viewport, path)),
      })),
    );
    for (const { at, took, shifts } of loads) {
      expect(took, `${at}: the line was slow`).toBeGreaterThanOrEqual(SLOW_LATENCY);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${at}\n${shifts.map(({ what }) => what).join('\n')}`).toBeLessThanOrEqual(
        MOST_SHIFT,
      );
    }
  });
