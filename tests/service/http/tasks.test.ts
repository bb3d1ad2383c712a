import { expect, test } from 'vitest';
import { ownServer, sharedServer } from './server.ts';

const server = sharedServer({ TASK_SECRET: 'a secret of 16 letters' });

test.each([
  ['/health', 'POST', 'GET, HEAD'],
  ['/tasks', 'GET', 'POST'],
])('%s answers %s with 405 and Allow: %s', async (path, method, allow) => {
  const answer = await fetch(server().site + path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
});

test('the tasks run for who knows the secret', async () => {
  const run = (headers: Record<string, string>, { site: address } = server()) =>
    fetch(`${address}/tasks`, { method: 'POST', headers });
  expect((await run({})).status).toBe(401);
  expect((await run({ authorization: 'Bearer wrong' })).status).toBe(401);
  const done = await run({ authorization: 'Bearer a secret of 16 letters' });
  expect([done.status, done.headers.get('content-type')]).toEqual([200, 'application/json']);
  const without = await ownServer({});
  expect((await run({ authorization: 'Bearer ' }, without)).status).toBe(404);
});
