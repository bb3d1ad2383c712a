import { expect, test } from '@playwright/test';
import { form, typed } from '../support/contact-page.ts';
import { at, holdBack } from '../support/site.ts';

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

// Also tested: filters in work-explorer.spec.ts, search in insights-explorer.spec.ts, calendar in missing-code.spec.ts.
test('a tap on a field before its code has come brings the code', async ({ page }) => {
  // A growing page scrolls by itself, which must not load the code before the tap does.
  await page.addInitScript(() => {
    for (const type of ['scroll', 'pointermove'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  const release = await holdBack(page, '**/*.js');
  await page.goto(at('/contact'), { waitUntil: 'commit' });
  await form(page).locator('#name').tap();
  await page.keyboard.type(typed.name);
  release();
  await expect(form(page).locator('[name="_id"]')).not.toHaveValue('');
  await expect(form(page).locator('#name')).toHaveValue(typed.name);
});
