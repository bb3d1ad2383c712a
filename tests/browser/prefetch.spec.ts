import { expect, type Page, test } from '@playwright/test';
import { frameLabels, pages } from '../support/copy.ts';

/** Collects what the browser fetches of its own accord, by path. */
async function prefetched(page: Page): Promise<string[]> {
  const paths: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  page.context().on('request', async (request) => {
    const purpose = await request.headerValue('sec-purpose').catch(() => null);
    if (purpose?.startsWith('prefetch')) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const main = (page: Page, name: string) =>
  page.getByRole('navigation', { name: frameLabels.main }).getByRole('link', { name });

test('a page is fetched while the pointer rests on its link, and a click uses that', async ({
  page,
}) => {
  const fetched = await prefetched(page);
  await page.goto('/');
  expect(fetched).toEqual([]);
  await main(page, pages.about.name).hover();
  await expect.poll(() => fetched).toEqual(['/about']);
  await main(page, pages.about.name).click();
  await expect(page).toHaveURL('/about');
  const entry = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation instanceof PerformanceNavigationTiming && navigation.toJSON().deliveryType;
    });
  expect(await entry()).toBe('navigational-prefetch');
});

test('what is no page of ours, or does something, is left alone', async ({ page }) => {
  await page.goto('/about');
  const session = await page.context().newCDPSession(page);
  let candidates: string[] = [];
  // Chromium names every address that the rules let it fetch, before a pointer comes near.
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  await session.send('Preload.enable');
  await page.evaluate(() => {
    const links = [
      { href: '/booking' },
      { href: '/booking/slots' },
      { href: '/f/contact' },
      { href: '/rss.xml' },
      // Chromium goes by the address, so these must not stand anywhere else on the page without their mark.
      { href: '/only-here-1#place' },
      { href: '/only-here-2', rel: 'nofollow' },
      { href: '/only-here-3', download: '' },
      { href: 'https://elsewhere.example/elsewhere' },
      // The last one shows that the others would have been noticed.
      { href: '/only-here-4' },
    ];
    for (const link of links)
      document.body.append(
        Object.assign(document.createElement('a'), { textContent: link.href, ...link }),
      );
  });
  await expect.poll(() => candidates).toContain('/only-here-4');
  const strangers = /^\/(?:booking|f\/|rss|only-here-[123]|elsewhere)/;
  expect(candidates.filter((path) => strangers.test(path))).toEqual([]);
});

test('a first visit goes over into the next page, and nothing is reported', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(error.error().message));
  await context.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Reflect.set(window, 'came', Reflect.get(event, 'viewTransition') ? 'with' : 'without');
    });
  });
  const came = () => page.evaluate(() => Reflect.get(window, 'came'));
  await page.goto('/about');
  for (const { name, path } of [pages.services, pages.insights]) {
    await main(page, name).click();
    await expect(page).toHaveURL(path);
    await expect.poll(came).toBe('with');
  }
  await page.evaluate(() => location.assign('/booking'));
  await expect(page.locator('h1')).toBeVisible();
  expect(faults).toEqual([]);
});

test('under reduced motion pages change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Reflect.set(window, 'came', Reflect.get(event, 'viewTransition') ? 'with' : 'without');
    });
  });
  await page.goto('/about');
  await main(page, pages.services.name).click();
  await expect(page).toHaveURL(pages.services.path);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'came'))).toBe('without');
});
