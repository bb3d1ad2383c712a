import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * Slows down all that a page loads from now on.
 * @param latency ms a request
 * @param down bytes a second
 * @param up bytes a second
 * @returns the session that keeps the line slow
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

/** Makes the line fast, then closes: closing a page on a slow line took 30 s twice. */
export async function closeLine(context: BrowserContext, session: CDPSession): Promise<void> {
  await session.detach();
  await context.close();
}

/**
 * Opens a page over 10 Mbit/s with an empty cache, on a phone, and waits for its load and its fonts.
 * @param roundTrip in ms
 * @returns the fonts in its h1 and its first paragraph that are not ours
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
      // The fonts of a node include those of its text and its children's, no deeper.
      const within = await session.send('DOM.querySelectorAll', { nodeId, selector: '*' });
      const drawn = await Promise.all(
        [nodeId, ...within.nodeIds].map((nodeId) =>
          session.send('CSS.getPlatformFontsForNode', { nodeId }),
        ),
      );
      const fonts = drawn.flatMap(({ fonts }) => fonts);
      if (fonts.length === 0) local.push(`${selector} without text`);
      for (const font of fonts)
        if (!font.isCustomFont) local.push(`${selector} in ${font.familyName}`);
    }
    return local;
  } finally {
    await closeLine(context, session);
  }
}
