import { expect, test } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';
import { axeFindings, motionEnded } from '../support/site.ts';

test.use({ colorScheme: 'dark' });

test('the dark theme can be read on every kind of page, and leaves paper light', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of pageKinds) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
    await motionEnded(page);
    expect(await axeFindings(page, { withoutFrame: path !== '/' }), path).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', /light/);
});
