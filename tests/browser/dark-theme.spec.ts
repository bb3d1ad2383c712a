import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { tokenValue } from '../../src/theme/token-value.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { axeFindings, motionEnded } from '../support/site.ts';

const tokens = readFileSync('src/theme/tokens.css', 'utf8');
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const DARK = rgb(tokenValue(tokens, 'page', 'dark'));
const body = (page: Page) => page.locator('body');

test.describe('the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  test('leaves paper light', async ({ page }) => {
    await page.goto('/about');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', /light/);
    await expect(page.locator('h1')).toHaveCSS('color', rgb(tokenValue(tokens, 'ink')));
  });

  test('can be read on every kind of page', async ({ page }) => {
    expect(pageKinds.length).toBeGreaterThan(3);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    for (const path of pageKinds) {
      await page.goto(path);
      await expect(body(page)).toHaveCSS('background-color', DARK);
      await motionEnded(page);
      expect(await axeFindings(page, { withoutFrame: path !== '/' }), path).toEqual([]);
    }
  });
});
