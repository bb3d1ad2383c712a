/**
 * Slowest answer to a touch, key or click, at four times less processor (quality.md), measured as the Event Timing API
 * does it: from the input to the next picture, in steps of 8 ms. https://www.w3.org/TR/event-timing/
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../tests/browser.ts';

const SLOW_DOWN = 4;
const RUNS = 3;
/** ms; where an island answers React draws a list anew. */
const MOST = { platform: 50, island: 80 };

interface Interaction {
  path: string;
  name: string;
  by: keyof typeof MOST;
  /** What must be there before the clock counts. */
  ready?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const awake = (selector: string) => (page: Page) =>
  page.locator(selector).first().waitFor({ state: 'attached' });
const island = awake('astro-island:not([ssr])');

const INTERACTIONS: Interaction[] = [
  { path: '/', name: 'menu opens', by: 'platform', act: (page) => button(page, 'Menu').tap() },
  {
    path: '/',
    name: 'question opens',
    by: 'platform',
    act: (page) => page.locator('details summary').first().tap(),
  },
  {
    path: '/',
    name: 'carousel moves on',
    by: 'platform',
    act: (page) => button(page, 'Scroll right').tap(),
  },
  {
    path: '/projects',
    name: 'filter',
    by: 'island',
    ready: island,
    act: (page) => button(page, 'Finance').tap(),
  },
  {
    path: '/projects',
    name: 'grid to list',
    by: 'island',
    ready: island,
    act: (page) => button(page, 'List').tap(),
  },
  {
    path: '/insights',
    name: 'tab of 40 pieces',
    by: 'island',
    ready: island,
    act: (page) => page.getByRole('tab', { name: 'Case Studies' }).tap(),
  },
  {
    path: '/insights?tab=case-studies',
    name: 'typing into the search',
    by: 'island',
    ready: island,
    act: (page) => page.getByRole('searchbox').first().pressSequentially('design', { delay: 120 }),
  },
  {
    path: '/about',
    name: 'typing into the site search',
    by: 'island',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).tap();
      await page.getByRole('combobox').fill('acc');
      await page.getByRole('option').first().waitFor();
    },
    act: (page) => page.getByRole('combobox').pressSequentially('ess', { delay: 120 }),
  },
  {
    path: '/contact',
    name: 'typing a message',
    by: 'island',
    ready: async (page) => {
      await page.locator('textarea').scrollIntoViewIfNeeded();
      await island(page);
    },
    act: (page) => page.locator('textarea').pressSequentially('Bread', { delay: 120 }),
  },
  {
    path: '/contact',
    name: 'interest',
    by: 'island',
    ready: async (page) => {
      await page.locator('[data-interest]').first().scrollIntoViewIfNeeded();
      await island(page);
    },
    act: (page) => page.locator('label:has([data-interest])').first().tap(),
  },
];

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One visit: the longest of the interaction's events in ms; 0 stands for under 16, which the API does not report. */
async function once(browser: Browser, origin: string, one: Interaction): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.goto(`${origin}${one.path}`, { waitUntil: 'networkidle' });
    await one.ready?.(page);
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId) seen.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await one.act(page);
    await page.waitForTimeout(700);
    return await page.evaluate(() => Math.max(0, ...(window as never as { seen: number[] }).seen));
  } finally {
    await context.close();
  }
}

/**
 * Measures every interaction and prints one line each.
 * @param origin where the built site is served
 * @returns false when one was slower than quality.md allows
 */
export async function measureInteractions(origin: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  let good = true;
  try {
    console.log(`\ninteraction at ${SLOW_DOWN}x slow-down | median of ${RUNS} ms | at most`);
    for (const one of INTERACTIONS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await once(browser, origin, one));
      const time = median(times);
      good &&= time <= MOST[one.by];
      console.log(`${one.path}: ${one.name} | ${time || 'under 16'} | ${MOST[one.by]}`);
    }
  } finally {
    await browser.close();
  }
  return good;
}
