import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { slowDown } from './slow-line.ts';

/** The fonts a page's first paragraph is drawn in. */
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

test('on a slow line the first page keeps the local font, and the next page has ours', async ({
  page,
}) => {
  const session = await slowDown(page, { latency: 560, down: 200_000, up: 80_000 });
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

test('on a fast line the first page has our text font', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  // A busy machine may take longer than a fast line does.
  await expect(async () => {
    await page.goto('/services');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('html').getAttribute('data-font')).toBeNull();
  }).toPass();
  expect(await fontsOfText(page, session)).toContain('Hanken Grotesk');
});
