import { expect, test } from '@playwright/test';
import { at, tryEverything, watchPolicy } from '../support/site.ts';

test('a visitor uses the page of a server error under its policy', async ({ page, context }) => {
  const violations: string[] = [];
  await watchPolicy(context, (violation) => violations.push(violation));
  const answer = await page.goto(at('/about'));
  const headers = { ...answer?.headers(), 'content-type': 'text/html; charset=utf-8' };
  for (const name of ['content-encoding', 'content-length']) Reflect.deleteProperty(headers, name);
  await page.route(at('/broken'), (route) =>
    route.fulfill({ status: 500, path: 'dist/client/500.html', headers }),
  );
  expect((await page.goto(at('/broken')))?.status()).toBe(500);
  await tryEverything(page);
  expect(violations).toEqual([]);
});
