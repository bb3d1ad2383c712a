import { expect, test } from '@playwright/test';
import { fillIn } from '../../src/lib/fill-in.ts';
import { notFound, site } from '../copy.ts';
import { axeFindings, tryEverything, watchPolicy } from './site.ts';

const unknown = [
  ['/services/nope', notFound.service],
  ['/industries/nope', notFound.industry],
  ['/insights/case-study/nope', notFound.insight],
  ['/projects/nope', notFound.project],
  ['/nope', notFound.page],
] as const;

for (const [path, words] of unknown)
  test(`${path} answers 404 and says what is missing`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(words.title);
    const title = fillIn(words.metadata.title, { brand: site.name });
    expect((await page.title()).startsWith(title), await page.title()).toBe(true);
    await expect.poll(() => logged.join('\n')).toContain(path);
    expect(await axeFindings(page)).toEqual([]);
  });

test('the page for everything else leads back home', async ({ page }) => {
  await page.goto('/nope');
  await expect(page.getByText(notFound.page.code, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: notFound.page.action.label }).click();
  await expect(page).toHaveURL(notFound.page.action.href);
});

test('a visitor uses the page of a server error, and the policy forbids nothing', async ({
  page,
  context,
}) => {
  const violations: string[] = [];
  await watchPolicy(context, (violation) => violations.push(violation));
  const answer = await page.goto('/about');
  const headers = { ...answer?.headers(), 'content-type': 'text/html; charset=utf-8' };
  for (const name of ['content-encoding', 'content-length']) Reflect.deleteProperty(headers, name);
  await page.route('/broken', (route) =>
    route.fulfill({ status: 500, path: 'dist/client/500.html', headers }),
  );
  expect((await page.goto('/broken'))?.status()).toBe(500);
  await tryEverything(page);
  expect(violations).toEqual([]);
});
