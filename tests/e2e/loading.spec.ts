import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { listedPaths } from './site.ts';

/** What quality.md allows a page to load on a phone before anybody touches it. */
const HOME = { bytes: 260_000, requests: 14 };
const OTHERS = { bytes: 140_000, requests: 10 };
/** Lighthouse's phone. */
const PHONE = { width: 412, height: 823 };
const REACT = /\/_astro\/(?:client|jsx-runtime|react)[.-][\w-]+\.js$/;

test.use({ viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

interface Arrival {
  path: string;
  /** Seconds on the browser's clock. */
  asked: number;
  bytes: number;
}

/** Notes every request with the bytes that crossed the wire (headers and body as compressed), and when the page had loaded. */
async function listen(page: Page, session: CDPSession) {
  const arrivals = new Map<string, Arrival>();
  let loaded = Number.POSITIVE_INFINITY;
  await session.send('Network.enable');
  await session.send('Page.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http'))
      arrivals.set(requestId, { path: new URL(request.url).pathname, asked: timestamp, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const arrival = arrivals.get(requestId);
    if (arrival) arrival.bytes = encodedDataLength;
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  return async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Two clocks: the session may hear of the load a moment after Playwright.
    await expect.poll(() => loaded).toBeLessThan(Number.POSITIVE_INFINITY);
    return { all: [...arrivals.values()], loaded };
  };
}

for (const path of listedPaths) {
  test(`${path} loads within its budget, and React after load if at all`, async ({ page }) => {
    const visit = await listen(page, await page.context().newCDPSession(page));
    const { all, loaded } = await visit(path);
    const limits = path === '/' ? HOME : OTHERS;
    const early = all.filter(({ asked }) => asked < loaded);
    // React comes after the first paint; pictures that wait for the window count whenever they come.
    const paid = all.filter(({ asked, path: file }) => asked < loaded || !file.endsWith('.js'));
    const list = (arrivals: Arrival[]) =>
      arrivals.map((arrival) => `${arrival.path} ${arrival.bytes}`).join('\n');

    const bytes = paid.reduce((sum, arrival) => sum + arrival.bytes, 0);
    expect(bytes, list(paid)).toBeLessThanOrEqual(limits.bytes);
    expect(early.length, list(early)).toBeLessThanOrEqual(limits.requests);
    expect(early.filter(({ path: file }) => REACT.test(file))).toEqual([]);
    // Rare letters would cost the home page another font: add them to CORE in scripts/fonts.ts.
    if (path === '/') expect(list(all)).not.toContain('-more.');
  });
}

test('React comes by itself where a form or a search needs it, and nowhere else', async ({
  page,
}) => {
  for (const [path, wanted] of [
    ['/projects', false],
    ['/insights', true],
    ['/contact', true],
    ['/insights/blog/the-day-1000-test', false],
    ['/', false],
  ] as const) {
    const visit = await listen(page, await page.context().newCDPSession(page));
    await visit(path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(
      scripts.some((file) => REACT.test(file)),
      `${path}: ${scripts.join(' ')}`,
    ).toBe(wanted);
  }
});
