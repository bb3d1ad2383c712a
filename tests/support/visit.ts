import { test as base, expect, type Page, type Request, type Response } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { pages } from './copy.ts';
import { afterLoad, at, scrollThrough, watch, watchPolicy } from './site.ts';

/** Limits for a phone before the visitor touches the page. */
const HOME = { bytes: 260_000, requests: 14 };
const OTHERS = { bytes: 140_000, requests: 10 };
/** The phone that Lighthouse emulates. */
const PHONE = { width: 412, height: 823 };
export const DESKTOP = { width: 1440, height: 900 };
const REACT = /\/_astro\/(?:client|jsx-runtime|react)[.-][\w-]+\.js$/;

/** Pages that load React without interaction. */
const WITH_REACT = [
  ...(features.insights ? ['/insights'] : []),
  ...(features.estimator ? [pages.estimator.path] : []),
  '/contact',
];

interface Visit {
  page: Page;
  response: Response | null;
  /** Epoch ms. */
  loaded: number;
  /** Console errors, uncaught errors, policy violations, requests to other hosts. */
  faults: string[];
  /**
   * Waits until all requests have finished. Returns the start of each (epoch ms) and its bytes on the wire, headers and compressed
   * body.
   */
  arrivals: () => Promise<{ path: string; asked: number; bytes: number }[]>;
}

const NOTHING = { responseHeadersSize: 0, responseBodySize: 0 };
async function arrival(request: Request) {
  const { responseHeadersSize, responseBodySize } = await request.sizes().catch(() => NOTHING);
  return {
    path: new URL(request.url()).pathname,
    asked: request.timing().startTime,
    bytes: responseHeadersSize + responseBodySize,
  };
}

/** One uncached browser page for all visits of a worker: a new one per visit would double the time. */
export const test = base.extend<object, { visit: (path: string) => Promise<Visit> }>({
  visit: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport: PHONE,
        deviceScaleFactor: 1.75,
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      const faults = watch(page);
      await watchPolicy(context, (violation) => faults.push(`policy: ${violation}`));
      let requests: Request[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith('http')) requests.push(request);
      });
      const arrivals: Visit['arrivals'] = async () => {
        const count = requests.length;
        const all = await Promise.all(requests.map(arrival));
        // Finished requests may have started others.
        return requests.length > count ? arrivals() : all;
      };

      await use(async (path) => {
        await page.setViewportSize(PHONE);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        requests = [];
        faults.length = 0;
        const response = await page.goto(at(path));
        await afterLoad(page);
        await arrivals();
        const loaded = await page.evaluate(() => performance.timing.loadEventStart);
        return { page, response, arrivals, loaded, faults };
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Checks the response of a visit on a phone, its bytes and requests; then scrolls at desktop width and checks whether React loaded. */
export async function expectWithinBudget(path: string, visit: Visit): Promise<void> {
  const { page, response, arrivals, loaded } = visit;
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types 'none'",
  );
  const limits = path === '/' ? HOME : OTHERS;
  const all = await arrivals();
  const early = all.filter(({ asked }) => asked < loaded);
  // Islands load after the load event; lazy pictures always count.
  const paid = all.filter(({ asked, path: file }) => asked < loaded || !file.endsWith('.js'));
  const list = (some: typeof all) =>
    some.map(({ path: file, bytes }) => `${file} ${bytes}`).join('\n');
  const bytes = paid.reduce((sum, arrival) => sum + arrival.bytes, 0);
  expect(bytes, list(paid)).toBeGreaterThan(0);
  expect(bytes, list(paid)).toBeLessThanOrEqual(limits.bytes);
  expect(early.length, list(early)).toBeLessThanOrEqual(limits.requests);
  expect(early.map(({ path: file }) => file).filter((file) => REACT.test(file))).toEqual([]);

  await page.setViewportSize(DESKTOP);
  await scrollThrough(page);
  const react = (await arrivals()).some(({ path: file }) => REACT.test(file));
  expect(react, 'React comes by itself').toBe(WITH_REACT.includes(path));
}

/** Returns words over the page's first picture if it has a background, on which they may be illegible. */
export const wordsOverPhoto = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector('#hero:not([data-cutout])')?.getBoundingClientRect();
    const main = document.querySelector('main');
    if (!picture || !main) return [];
    const words: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      // Letters are lower than their line box.
      const lies = ({ left, right, top, bottom }: DOMRect) =>
        left < picture.right &&
        right > picture.left &&
        top < picture.bottom - 4 &&
        bottom > picture.top + 4;
      const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (
        isSeen &&
        !text.parentElement?.closest('.visually-hidden') &&
        [...range.getClientRects()].some(lies)
      )
        words.push(text.nodeValue ?? '');
    }
    return words.filter((word) => word.trim());
  });
