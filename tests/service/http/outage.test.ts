import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { words } from '../../support/built-site.ts';
import { formService } from '../../support/copy.ts';
import { WAIT } from '../setup.ts';
import { GOOD, ownServer, post, postJson, requestBytes, sharedServer } from './server.ts';

/** Nobody listens on port 1. */
const AWAY = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };

test('while the store is away pages are served, posts are 503 with the text kept, and no limit is used up', async () => {
  const server = await ownServer({ ...AWAY, RATE_PER_MINUTE: '1' });
  expect((await fetch(`${server.site}/`)).status).toBe(200);
  for (let round = 0; round < 3; round += 1) {
    const page = await post(server, { ...GOOD, message: 'Kept text' });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    const html = await page.text();
    expect(html).toContain('Kept text</textarea>');
    expect(words(html)).toContain(formService.errors.unavailable.title);
  }
  const json = await postJson(server, GOOD);
  expect(json.status).toBe(503);
  expect(await json.json()).toMatchObject({ status: 503, code: 'unavailable' });
  const health = await fetch(`${server.host}/health`);
  expect([health.status, ((await health.json()) as { status: string }).status]).toEqual([
    503,
    'down',
  ]);
  expect((await fetch(`${server.host}/health/live`)).status).toBe(200);
});

test('with 64 open files at most, connections that are not refused are answered', async () => {
  const wrapper = ['sh', '-c', 'ulimit -n 64 && exec "$@"', 'sh'];
  const { port, site } = await ownServer({}, { wrapper });
  const sockets = Array.from({ length: 100 }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  const open = () => sockets.filter(({ destroyed }) => !destroyed);
  // 64 less those of the server's own, two for each connection.
  await vi.waitFor(() => expect(open().length).toBeLessThanOrEqual(12), WAIT);
  const answers = open().map(async (socket) => {
    socket.write(requestBytes(`GET ${new URL(`${site}/contact`).pathname}`, {}));
    return await text(socket).catch(() => '');
  });
  expect(answers.length).toBeGreaterThan(5);
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200/);
});

const server = sharedServer({ TRUSTED_PROXIES: '0' });

test('health has figures for this machine, and none for who came through a proxy', async () => {
  const ask = async (headers: Record<string, string> = {}) =>
    Object.keys((await (await fetch(`${server().host}/health`, { headers })).json()) as object);
  expect((await ask()).length).toBeGreaterThan(1);
  expect(await ask({ 'x-forwarded-for': '127.0.0.1' })).toEqual(['status']);
  expect(await ask({ forwarded: 'for=127.0.0.1' })).toEqual(['status']);
});

const CANARY = 'canary7f3a';

test('what visitors write is in no log and in no error', async () => {
  const fields = {
    ...Object.fromEntries(Object.keys(GOOD).map((name) => [name, `${CANARY} ${name}`])),
    email: `${CANARY}@x.example`,
  };
  const type = { 'content-type': 'application/json' };
  const answers = [
    await postJson(server(), fields),
    await postJson(server(), { ...fields, email: `${CANARY} nope` }),
    await postJson(server(), fields, { origin: `https://${CANARY}.example` }),
    await postJson(server(), fields, {}, `/f/${CANARY}?${CANARY}`),
    await postJson(server(), `{"${CANARY}":`, type),
    await postJson(server(), `{"${CANARY} x":{}}`, type),
    await postJson(server(), { ...fields, start: CANARY }, {}, `/booking/book?${CANARY}`),
    await fetch(`${server().site}/booking/${CANARY}?t=${CANARY}`),
    await fetch(`${server().site}/booking?tz=${CANARY}`),
    await fetch(`${server().site}/health?${CANARY}`, { method: 'POST' }),
  ];
  for (const answer of answers) {
    expect(await answer.text()).not.toContain(CANARY);
    expect(JSON.stringify([...answer.headers])).not.toContain(CANARY);
  }
  expect(await server().stored()).toHaveLength(1);
  expect(server().log()).toContain('"event":"stored"');
  expect(server().log()).not.toContain(CANARY);
  expect(
    server()
      .log()
      .replace(/^Ready.*$/m, ''),
  ).not.toContain('127.0.0.1');
});
