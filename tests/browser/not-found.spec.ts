import { expect, test } from '@playwright/test';
import { tryEverything, watchPolicy } from '../support/site.ts';

test('a visitor uses the page of a server error under its policy', async ({ page, context }) => {
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
