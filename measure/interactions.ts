import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../tools/browser/chromium.ts';
import { slowDown } from '../tools/browser/slow-line.ts';
import { median } from './lighthouse.ts';

const SLOW_DOWN = 4;
const RUNS = 7;
const MAX_MS = 50;
/** 400 kbit/s and a round trip of 400 ms. */
const SLOW_LINE = { latency: 400, down: 50_000, up: 50_000 };

interface Interaction {
  path: string;
  name: string;
  target: (page: Page) => Locator;
  /** Letters to type. Without them the target is tapped. */
  types?: string;
  /** Prepares the page before the clock starts. */
  ready?: (page: Page) => Promise<unknown>;
  /** On a slow line, as soon as it is visible, before any script has loaded. */
  isFirst?: boolean;
}

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const first = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first();
const gone = (selector: string) => (page: Page) =>
  page.waitForFunction((selector) => {
    // React loads with the visitor's first movement.
    dispatchEvent(new Event('pointermove'));
    return document.querySelector(selector) === null;
  }, selector);
/** React has taken over when an island's `data-island` is gone. */
const search = gone('[data-island="insights-explorer"]');
const form = gone('[data-island="contact-form"]');
const tab = (page: Page) => page.getByRole('tab', { name: 'Case Studies' });
const interest = first('label:has([data-interest])');

const INTERACTIONS: Interaction[] = [
  { path: '/', name: 'menu opens', target: button('Menu') },
  { path: '/', name: 'question opens', target: first('main details summary') },
  { path: '/', name: 'carousel moves on', target: button('Scroll right') },
  { path: '/projects', name: 'filter', target: button('Finance') },
  { path: '/insights', name: 'tab of 40 insights', ready: search, target: tab },
  {
    path: '/insights?tab=case-studies',
    name: 'typing into the search',
    ready: search,
    target: (page) => page.getByRole('searchbox').first(),
    types: 'design',
  },
  {
    path: '/about',
    name: 'typing into the site search',
    ready: async (page) => {
      await button('Search')(page).tap();
      await page.getByRole('combobox').fill('acc');
      await page.getByRole('option').first().waitFor();
    },
    target: (page) => page.getByRole('combobox'),
    types: 'ess',
  },
  {
    path: '/contact',
    name: 'typing a message',
    ready: async (page) => {
      await page.locator('textarea').scrollIntoViewIfNeeded();
      await form(page);
    },
    target: first('textarea'),
    types: 'Bread',
  },
  {
    path: '/contact',
    name: 'interest',
    ready: async (page) => {
      await first('[data-interest]')(page).scrollIntoViewIfNeeded();
      await form(page);
    },
    target: interest,
  },
  { path: '/projects', name: 'first press: filter', isFirst: true, target: button('Finance') },
  { path: '/insights', name: 'first press: tab', isFirst: true, target: tab },
  { path: '/contact', name: 'first press: interest', isFirst: true, target: interest },
];

const TOUCH_MS = 90;

/** Brings the target into view and under the finger, so that neither scrolling nor finding it is measured. */
async function prepare(
  page: Page,
  session: CDPSession,
  { target, types, isFirst }: Interaction,
): Promise<() => Promise<void>> {
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  if (types) {
    await element.focus();
    await page.keyboard.press('End');
  }
  if (!isFirst) await page.waitForTimeout(1000);
  const box = await element.boundingBox();
  if (!box) throw new Error('the target cannot be seen');
  if (types) return () => page.keyboard.type(types, { delay: 120 });
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await page.waitForTimeout(TOUCH_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/** Returns the longest event of one interaction in ms; 0 if under 16, which the API does not report. */
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
    if (one.isFirst) await slowDown(page, SLOW_LINE);
    const waitUntil = one.isFirst ? 'domcontentloaded' : 'networkidle';
    await page.goto(new URL(one.path, origin).href, { waitUntil });
    await one.ready?.(page);
    const act = await prepare(page, session, one);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId) seen.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act();
    await page.waitForTimeout(700);
    return await page.evaluate(() => Math.max(0, ...(window as never as { seen: number[] }).seen));
  } finally {
    await context.close();
  }
}

/** Prints the time from each interaction to the next frame, in steps of 8 ms (https://www.w3.org/TR/event-timing/). */
export async function measureInteractions(origin: string): Promise<void> {
  const browser = await chromium.launch(findChromium());
  try {
    console.log(`\ninteraction at ${SLOW_DOWN}x slow-down | median of ${RUNS} in ms (limit)`);
    for (const one of INTERACTIONS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await once(browser, origin, one));
      const time = median(times);
      const verdict = time > MAX_MS ? ', over the limit' : '';
      console.log(`${one.path} ${one.name} | ${time || 'under 16'} (${MAX_MS})${verdict}`);
    }
  } finally {
    await browser.close();
  }
}
