import type { Browser, BrowserContext, CDPSession, Page, ViewportSize } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Slows down all that a page loads from now on.
 * @param latency ms a request
 * @param down bytes a second
 * @param up bytes a second
 * @returns the session that holds the line slow
 */
export async function slowDown(
  page: Page,
  { latency, down, up }: { latency: number; down: number; up: number },
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  return session;
}

/** Makes the line fast, then closes: a page whose line is still slow took 30 s to close twice. */
async function close(context: BrowserContext, session: CDPSession): Promise<void> {
  await session.detach();
  await context.close();
}

/** Runs in a page before its own scripts: collects what moves on it by itself in `window.shifts`. */
export function recordShifts(): void {
  const shifts: { value: number; what: string }[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      // What a moving band moved in the meantime counts as soon as a font makes one of its names a pixel wider.
      const isMarquee = ({ node }: { node: Node | null }) =>
        node?.parentElement?.closest('[data-marquee]');
      if (hadRecentInput || (sources.length > 0 && sources.every(isMarquee))) continue;
      shifts.push({
        value,
        what: `${value.toFixed(5)} ${sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${previousRect.top},${previousRect.left} > ${currentRect.top},${currentRect.left}`).join('; ')}`,
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Milliseconds a request. */
export const SLOW_LATENCY = 300;

/**
 * Loads a page over a slow line (SLOW_LATENCY a request, 1.6 Mbit/s) with an empty cache; what fonts it fetches
 * come after the first paint, however long the machine takes for it.
 * @returns how long its document took to come (ms), which shows that the line was slow, and what moved on it
 */
export async function shiftsOnSlowLine(browser: Browser, viewport: ViewportSize, path: string) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await slowDown(page, { latency: SLOW_LATENCY, down: 200_000, up: 80_000 });
  try {
    await page.addInitScript(recordShifts);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await route.continue();
    });
    await page.goto(path);
    // A page that fetches no font may have come whole before it is painted.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    return await page.evaluate(async () => {
      await document.fonts.ready;
      // What the last font has moved is drawn, and reported, in the frame after.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return {
        took: performance.getEntriesByType('navigation')[0]?.duration ?? Number.NaN,
        shifts: Reflect.get(window, 'shifts') as { value: number; what: string }[],
      };
    });
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await close(context, session);
  }
}

/**
 * Opens a page over 10 Mbit/s with an empty cache, on a phone, and waits for its load and its fonts.
 * @param roundTrip in ms
 * @returns what draws its h1 and its first paragraph beside our fonts: none where the page keeps our type
 */
export async function localFontsAtFirstVisit(browser: Browser, address: string, roundTrip: number) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const line = { latency: roundTrip, down: 1_250_000, up: 1_250_000 };
  const session = await slowDown(page, line);
  try {
    await page.goto(address);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const local: string[] = [];
    for (const selector of ['h1', 'main p:not(:empty)']) {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      if (fonts.length === 0) local.push(`${selector} without text`);
      for (const font of fonts)
        if (!font.isCustomFont) local.push(`${selector} in ${font.familyName}`);
    }
    return local;
  } finally {
    await close(context, session);
  }
}
