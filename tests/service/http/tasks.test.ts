import { expect, onTestFinished, test } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { pages, site } from '../../support/copy.ts';
import { commonServer, SHARED, startServer } from './server.ts';

const server = commonServer();
const BOOKING: [path: string, method: string, allow: string][] = [
  ['/booking', 'POST', 'GET, HEAD'],
  ['/booking/book', 'GET', 'POST, OPTIONS'],
];

test.each([
  [pages.contact.path, 'POST', 'GET, HEAD'],
  ['/favicon.svg', 'OPTIONS', 'GET, HEAD'],
  ['/f/contact', 'GET', 'POST, OPTIONS'],
  ['/f/contact', 'PATCH', 'POST, OPTIONS'],
  ['/health', 'POST', 'GET, HEAD'],
  ['/tasks', 'GET', 'POST'],
  ...(features.booking && !site.bookingUrl ? BOOKING : []),
])('%s answers %s with 405 and Allow: %s', async (path, method, allow) => {
  const answer = await fetch(server.site + path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
});

test('the tasks run for who knows the secret', async () => {
  const run = (headers: Record<string, string>) =>
    fetch(`${server.site}/tasks`, { method: 'POST', headers });
  expect((await run({})).status).toBe(401);
  expect((await run({ authorization: 'Bearer wrong' })).status).toBe(401);
  const done = await run({ authorization: `bearer ${SHARED.TASK_SECRET}` });
  expect([done.status, done.headers.get('content-type')]).toEqual([200, 'application/json']);
});

test('a scheduler that runs the tasks while the store is away is asked to come again', async () => {
  const DATABASE_URL = 'postgres://inbox@127.0.0.1:1/inbox';
  const { site, stop } = await startServer({ ...SHARED, DATABASE_URL });
  onTestFinished(stop);
  const headers = { authorization: `Bearer ${SHARED.TASK_SECRET}` };
  const answer = await fetch(`${site}/tasks`, { method: 'POST', headers });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});
