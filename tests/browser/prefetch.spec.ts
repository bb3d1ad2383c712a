import { expect, test } from '@playwright/test';
import { pages } from '../support/copy.ts';
import { mainLinks } from '../support/site.ts';

test('a page is fetched while the pointer rests on its link, and a click uses that', async ({
  page,
}) => {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  page.context().on('request', async (request) => {
    const purpose = await request.headerValue('sec-purpose').catch(() => null);
    if (purpose?.startsWith('prefetch')) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  expect(fetched).toEqual([]);
  const link = mainLinks(page).getByRole('link', { name: pages.about.name });
  await link.hover();
  await expect.poll(() => fetched).toEqual(['/about']);
  await link.click();
  await expect(page).toHaveURL('/about');
  const way = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType,
  );
  expect(way).toBe('navigational-prefetch');
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

test('under reduced motion a page takes the place of another at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) =>
      Reflect.set(window, 'change', viewTransition ? 'poured' : 'at once'),
    );
  });
  await page.goto('/about');
  await mainLinks(page).getByRole('link', { name: pages.services.name }).click();
  await expect(page).toHaveURL(pages.services.path);
  await expect.poll(() => page.evaluate('change')).toBe('at once');
});
