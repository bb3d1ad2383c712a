import { expect, test } from '@playwright/test';
import { at, holdBack, needed } from '../support/site.ts';

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

// Fields of the form: changed-document.spec.ts; filters: work-explorer.spec.ts; the calendar: missing-code.spec.ts.
test('a word that is searched for before the code has come is found', async ({ page }) => {
  const { id, word } = needed('tab with insights behind the first');
  // A page that grows scrolls by itself: that shall not start the code in place of the tap.
  await page.addInitScript(() => {
    for (const type of ['scroll', 'pointermove'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  const release = await holdBack(page, '**/*.js');
  await page.goto(at(`/insights?tab=${id}`), { waitUntil: 'commit' });
  await page.getByRole('searchbox').tap();
  await page.keyboard.type(word);
  release();
  await expect(page.locator('mark:visible').first()).toHaveText(new RegExp(word, 'i'));
});
