import { expect as expectSoon, type Locator, type Page, test } from '@playwright/test';
import { contact as words } from '../../src/content/pages.ts';
import { band, form } from './contact-page.ts';

/**
 * No tap is lost, however early: on a slow line (400 kbit/s, 400 ms) and a processor four times as slow.
 * `npm run prove:taps` tries every moment ten times; `npm test` tries the earliest, once.
 */
const MOMENTS = [
  ['at DOMContentLoaded', 'domContentLoadedEventStart', 0],
  ['at load', 'loadEventStart', 0],
  ['0.3 s after load', 'loadEventStart', 300],
  ['0.6 s after load', 'loadEventStart', 600],
] as const;
/** React and its data take this line some seconds. */
const expect = expectSoon.configure({ timeout: 20_000 });

const moments = process.env.EVERY_MOMENT ? MOMENTS : MOMENTS.slice(0, 1);

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});
test.slow();

const titles = (page: Page) => page.locator('main article h2:visible');
const option = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
const tap = (target: (page: Page) => Locator) => (page: Page) => target(page).tap();

interface Tap {
  what: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
  /** What shows that it took effect. */
  effect: (page: Page) => Promise<unknown>;
}

const TAPS: Tap[] = [
  {
    what: 'a filter',
    path: '/projects',
    act: tap(option('Finance')),
    effect: (page) => expect(titles(page)).toHaveText(['Tallybird Ledger']),
  },
  {
    what: 'the view of projects',
    path: '/projects',
    act: tap(option('List')),
    effect: (page) => expect(page.getByText('No. 3')).toBeVisible(),
  },
  {
    what: 'a tab',
    path: '/insights',
    act: tap((page) => page.getByRole('tab', { name: 'Articles' })),
    effect: (page) => expect(page.locator('#panel-articles [data-two]:visible')).not.toHaveCount(0),
  },
  {
    what: 'the view of insights',
    path: '/insights',
    act: tap(option('List')),
    effect: (page) => expect(page.locator('#panel-blogs li li:visible')).not.toHaveCount(0),
  },
  {
    what: 'a word to search for',
    path: '/insights?tab=articles',
    act: async (page) => {
      await page.getByRole('searchbox').tap();
      await page.keyboard.type('offline');
    },
    effect: (page) => expect(page.locator('mark:visible').first()).toHaveText(/offline/i),
  },
  {
    what: 'the search of the site',
    path: '/about',
    act: tap(option('Search')),
    effect: (page) => expect(page.getByRole('combobox')).toBeFocused(),
  },
  {
    what: 'an interest',
    path: '/contact',
    act: tap((page) => form(page).getByText('UI/UX Design')),
    effect: async (page) => {
      await expect(page.locator('[data-contact-form]')).toHaveCount(0);
      await expect(form(page).getByLabel('UI/UX Design')).toBeChecked();
    },
  },
  {
    what: 'the calendar',
    path: '/contact',
    act: tap((page) => band(page).getByRole('link', { name: words.booking.load, exact: true })),
    // In the page, or as the page that the link leads to.
    effect: (page) =>
      expect(
        page.getByRole('group', { name: words.booking.picker.title }).or(page.locator('#start')),
      ).toBeVisible(),
  },
];

for (const { what, path, act, effect } of TAPS)
  for (const [moment, mark, later] of moments)
    test(`${what}, tapped ${moment} on ${path}, is not lost`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        ([mark, later]) => {
          const [visit] = performance.getEntriesByType('navigation');
          const at = visit instanceof PerformanceNavigationTiming && visit[mark];
          return at && performance.now() >= at + later;
        },
        [mark, later] as const,
        { polling: 20 },
      );
      await act(page);
      await test.step('takes effect', () => effect(page));
    });
