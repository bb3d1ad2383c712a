import { expect, test } from '@playwright/test';
import { describeDemo } from './describe-demo.ts';

const MAX_HEIGHT = 11_000;

describeDemo('case studies of the demo', () => {
  test(`the first is at most ${MAX_HEIGHT} px high on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/projects/1');
    // Until its sections are laid out (src/browser/sections.ts) the height is an estimate.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(MAX_HEIGHT);
  });
});
