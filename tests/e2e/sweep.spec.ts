import { expect, test } from '@playwright/test';
import { axeFindings, listedPaths, scrollThrough, watch } from './site.ts';

test('the site has at least 60 pages', () => {
  expect(listedPaths.length).toBeGreaterThanOrEqual(60);
});

for (const path of listedPaths) {
  test(`${path} stands`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults = watch(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect((await page.title()).length, await page.title()).toBeLessThanOrEqual(60);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`^https://[^/]+${path}$`),
    );
    await scrollThrough(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'scrolls sideways',
    ).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });
}
