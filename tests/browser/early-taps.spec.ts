import { expect, type Locator, type Page, test } from '@playwright/test';
import { band } from '../support/contact-page.ts';
import { contact as words } from '../support/copy.ts';
import { type Examples, examples } from '../support/examples.ts';
import { at, holdBack, needed } from '../support/site.ts';

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

const tap = (target: (page: Page) => Locator) => (page: Page) => target(page).first().tap();
const tab = examples['tab with insights behind the first'];

type Act = (page: Page) => Promise<unknown>;

/** What is tapped, and what shows that it took effect. Fields of the form: changed-document.spec.ts; filters: work-explorer.spec.ts. */
const TAPS: { what: string; path: string; needs: keyof Examples; act: Act; effect: Act }[] = [
  {
    what: 'a word to search for',
    path: `/insights?tab=${tab?.id}`,
    needs: 'tab with insights behind the first',
    act: async (page) => {
      await page.getByRole('searchbox').tap();
      await page.keyboard.type(tab?.word ?? '');
    },
    effect: (page) =>
      expect(page.locator('mark:visible').first()).toHaveText(new RegExp(tab?.word ?? '', 'i')),
  },
  {
    what: 'the calendar',
    path: '/contact',
    needs: 'booking on the contact page',
    act: tap((page) => band(page).getByRole('link', { name: words.booking.load, exact: true })),
    // In the page, or as the page that the link leads to.
    effect: (page) =>
      expect(
        page.getByRole('group', { name: words.booking.picker.title }).or(page.locator('#start')),
      ).toBeVisible(),
  },
];

for (const { what, path, needs, act, effect } of TAPS)
  test(`a tap on ${what} of ${path} before its code has come takes effect`, async ({ page }) => {
    needed(needs);
    // A page that grows scrolls by itself: that shall not start the code in place of the tap.
    await page.addInitScript(() => {
      for (const type of ['scroll', 'pointermove'])
        addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
    });
    const release = await holdBack(page, '**/*.js');
    await page.goto(at(path), { waitUntil: 'commit' });
    await act(page);
    release();
    await effect(page);
  });
