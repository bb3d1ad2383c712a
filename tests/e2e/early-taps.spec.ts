import { expect as expectSoon, type Locator, type Page, test } from '@playwright/test';
import { fillIn } from '../../src/lib/fill-in.ts';
import { frameLabels, insights, projects, contact as words } from '../copy.ts';
import { examples, sortedProjects } from '../examples.ts';
import { band, form } from './contact-page.ts';
import { needed } from './site.ts';
import { slowDown } from './slow-line.ts';

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
const interest = (page: Page) => form(page).locator('[name="interests"]').first();
const industry = examples['industry that a project is from'];
const tab = examples['tab with insights behind the first'];
const inTab = () => needed('tab with insights behind the first');

interface Tap {
  what: string;
  path: string;
  /** Skips where the site has nothing to tap. */
  needs?: () => unknown;
  act: (page: Page) => Promise<unknown>;
  /** What shows that it took effect. */
  effect: (page: Page) => Promise<unknown>;
}

const TAPS: Tap[] = [
  {
    what: 'a filter',
    path: '/projects',
    needs: () => needed('industry that a project is from'),
    act: (page) =>
      option(projects.filters.options.find((option) => option.industry === industry)?.label ?? '')(
        page,
      ).tap(),
    effect: (page) =>
      expect(titles(page)).toHaveText(
        sortedProjects.filter((one) => one.industry === industry).map(({ title }) => title),
      ),
  },
  {
    what: 'the view of projects',
    path: '/projects',
    needs: () => needed('project'),
    act: tap(option(projects.view.list)),
    effect: (page) =>
      expect(
        page.getByText(fillIn(projects.number, { id: examples.project?.id ?? 0 })),
      ).toBeVisible(),
  },
  {
    what: 'a tab',
    path: '/insights',
    needs: inTab,
    act: tap((page) => page.locator(`#tab-${tab?.id}`)),
    effect: (page) =>
      expect(page.locator(`#panel-${tab?.id} [data-two]:visible`)).not.toHaveCount(0),
  },
  {
    what: 'the view of insights',
    path: `/insights?tab=${tab?.id}`,
    needs: inTab,
    act: tap(option(insights.view.list)),
    effect: (page) => expect(page.locator(`#panel-${tab?.id} li li:visible`)).not.toHaveCount(0),
  },
  {
    what: 'a word to search for',
    path: `/insights?tab=${tab?.id}`,
    needs: inTab,
    act: async (page) => {
      await page.getByRole('searchbox').tap();
      await page.keyboard.type(tab?.word ?? '');
    },
    effect: (page) =>
      expect(page.locator('mark:visible').first()).toHaveText(new RegExp(tab?.word ?? '', 'i')),
  },
  {
    what: 'the search of the site',
    path: '/about',
    act: tap(option(frameLabels.search)),
    effect: (page) => expect(page.getByRole('combobox')).toBeFocused(),
  },
  {
    what: 'an interest',
    path: '/contact',
    needs: () => needed('service'),
    act: tap((page) =>
      form(page)
        .locator('label', { has: page.locator('[name="interests"]') })
        .first(),
    ),
    effect: async (page) => {
      await expect(page.locator('[data-contact-form]')).toHaveCount(0);
      await expect(interest(page)).toBeChecked();
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

for (const { what, path, needs, act, effect } of TAPS)
  for (const [moment, mark, later] of moments)
    test(`${what}, tapped ${moment} on ${path}, is not lost`, async ({ page }) => {
      needs?.();
      const session = await slowDown(page, { latency: 400, down: 50_000, up: 50_000 });
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
