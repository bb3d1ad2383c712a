import { type CDPSession, expect, type Page, test } from '@playwright/test';

/** Returns the names of the fonts that draw the first paragraph of a page. */
async function fontsOfText(page: Page, session: CDPSession): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main p',
  });
  await expect(page.locator('main p').first()).not.toBeEmpty();
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Sets the page's clock until its document is parsed: the head's script decides by it, whatever the machine takes. */
const arriveAfter = (page: Page, ms: number) =>
  page.addInitScript((ms) => {
    const { now } = performance;
    performance.now = () => ms;
    addEventListener('DOMContentLoaded', () => {
      performance.now = now;
    });
  }, ms);

test('a page that arrives after 1 s keeps the local font, and the next page has ours', async ({
  page,
}) => {
  await arriveAfter(page, 1000);
  const session = await page.context().newCDPSession(page);
  // The late script asks for it, not the style sheet: what comes too late to be shown is not laid out either.
  const request = page.waitForRequest(
    (one) => one.resourceType() === 'fetch' && /\.woff2$/.test(one.url()),
  );
  await page.goto('/services');
  const textFont = await page
    .locator('link[as="font"]')
    .evaluate((link: HTMLLinkElement) => link.href);
  expect((await request).url()).toBe(textFont);
  await (await request).response();
  await expect(page.locator('html')).toHaveAttribute('data-font', 'local');
  expect(await fontsOfText(page, session)).not.toContain('Hanken Grotesk');

  await page.getByRole('link', { name: 'Terms' }).first().click();
  await page.waitForURL('**/terms');
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
  await page.evaluate(() => document.fonts.ready);
  expect(await fontsOfText(page, session)).toContain('Hanken Grotesk');
  const sent = await page.evaluate(
    (address) =>
      performance
        .getEntriesByName(address)
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    textFont,
  );
  expect(sent, 'the text font came from the cache').toEqual([0]);
});

test('a page that arrives after 100 ms preloads our text font and sets its text in it', async ({
  page,
}) => {
  await arriveAfter(page, 100);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/services');
  const preloaded = await page
    .locator('link[as="font"]')
    .evaluate((link: HTMLLinkElement) => link.href);
  await expect.poll(() => fonts).toContain(preloaded);
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
  const isLoaded = () =>
    page
      .locator('main p')
      .first()
      .evaluate((text) => {
        const name = (family = '') => family.replaceAll('"', '').toLowerCase();
        const [family] = getComputedStyle(text).fontFamily.split(',');
        return [...document.fonts].some(
          (face) => name(face.family) === name(family) && face.status === 'loaded',
        );
      });
  await expect.poll(isLoaded).toBe(true);
});
