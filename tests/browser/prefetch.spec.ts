import { expect, test } from '@playwright/test';
import { pages } from '../support/copy.ts';
import { mainLinks } from '../support/site.ts';

test('a page is fetched while the pointer rests on its link', async ({ page }) => {
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
