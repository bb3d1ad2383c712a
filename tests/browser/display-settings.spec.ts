import { expect, test } from '@playwright/test';
import { frameLabels } from '../support/copy.ts';
import { at, menuButton, needed } from '../support/site.ts';
import { expectTextFits } from '../support/text-size.ts';

needed('display settings');

test('from the menu of a phone, text is spaced as WCAG 1.4.12 asks', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => localStorage.setItem('displaySettings', 'not JSON'));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(at('/about'));
  await menuButton(page).click();
  const menu = page.locator('#mega-menu');
  await menu.getByRole('button', { name: frameLabels.displaySettings }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  const sizes = await panel
    .locator('label, button')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
  expect(Math.round(Math.min(...sizes))).toBeGreaterThanOrEqual(44);
  await expectTextFits(page);
  await panel.locator('label:has([value="roomy"])').click();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  const text = page.locator('main p').last();
  const spacing = await text.evaluate((element) => {
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    return [style.lineHeight, style.marginBottom, style.letterSpacing, style.wordSpacing].map(
      (length) => Math.round((Number.parseFloat(length) / size) * 100),
    );
  });
  expect(spacing).toEqual([150, 200, 12, 16]);
  expect(faults).toEqual([]);
});
