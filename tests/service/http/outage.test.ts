import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { GOOD, postJson, requestBytes, startServer } from './server.ts';

const server = await startServer({}, { wrapper: ['sh', '-c', 'ulimit -n 64 && exec "$@"', 'sh'] });
afterAll(server.stop);

test('with 64 open files at most, connections that are not refused are answered', async () => {
  const { port, site } = server;
  const sockets = Array.from({ length: 100 }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  const open = () => sockets.filter(({ destroyed }) => !destroyed);
  // 64 less the server's own files; each connection takes two.
  await expect.poll(() => open().length).toBeLessThanOrEqual(12);
  const answers = open().map(async (socket) => {
    socket.write(requestBytes(`GET ${new URL(`${site}/contact`).pathname}`, {}));
    return await text(socket).catch(() => '');
  });
  expect(answers.length).toBeGreaterThan(5);
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200/);
});

test('health has figures for this machine, and none for who came through a proxy', async () => {
  const ask = async (headers: Record<string, string> = {}) =>
    Object.keys((await (await fetch(`${server.host}/health`, { headers })).json()) as object);
  expect((await ask()).length).toBeGreaterThan(1);
  expect(await ask({ 'x-forwarded-for': '127.0.0.1' })).toEqual(['status']);
  expect(await ask({ forwarded: 'for=127.0.0.1', 'x-forwarded-for': '::1' })).toEqual(['status']);
  // No setting announces a proxy.
  await expect.poll(() => server.log().match(/"proxy_not_trusted"/g)).toHaveLength(1);
  const health = async () => await (await fetch(`${server.host}/health`)).text();
  await expect.poll(health).toContain('"proxy_not_trusted"');
});

const CANARY = 'canary7f3a';

test('what visitors write is in no log and in no error', async () => {
  const fields = {
    ...Object.fromEntries(Object.keys(GOOD).map((name) => [name, `${CANARY} ${name}`])),
    email: `${CANARY}@x.example`,
  };
  const type = { 'content-type': 'application/json' };
  const secret = { authorization: `Bearer ${CANARY}` };
  const answers = [
    await postJson(server, fields),
    await postJson(server, { ...fields, email: `${CANARY} nope` }),
    await postJson(server, fields, { origin: `https://${CANARY}.example` }),
    await postJson(server, fields, {}, `/f/${CANARY}?${CANARY}`),
    await postJson(server, `{"${CANARY}":`, type),
    await postJson(server, `{"${CANARY} x":{}}`, type),
    await postJson(server, { ...fields, start: CANARY }, {}, `/booking/book?${CANARY}`),
    await fetch(`${server.site}/booking/${CANARY}?t=${CANARY}`),
    await fetch(`${server.site}/booking?tz=${CANARY}`),
    await fetch(`${server.site}/health?${CANARY}`, { method: 'POST' }),
    await fetch(`${server.site}/booking/%ff${CANARY}`),
    await fetch(`${server.site}/booking/${'%25'.repeat(15)}ff`, { method: 'POST' }),
    await fetch(`${server.site}/tasks`, { method: 'POST', headers: secret }),
  ];
  for (const answer of answers) {
    expect(await answer.text()).not.toContain(CANARY);
    expect(JSON.stringify([...answer.headers])).not.toContain(CANARY);
  }
  // Without TASK_SECRET nobody may run the tasks.
  expect(answers.at(-1)?.status).toBe(404);
  expect(await server.stored()).toHaveLength(1);
  await expect.poll(server.log).toContain('"event":"stored"');
  const lines = server.log().trim().split('\n');
  const sentences = lines.filter((line) => !/^\{.*\}$/.test(line)).sort();
  const nobody = expect.stringMatching(/^Nobody is notified .* set SMTP_URL or WEBHOOK_URL/);
  expect(sentences).toEqual([nobody, expect.stringMatching(/^Ready at /)]);
  const log = server.log().replace(/^Ready.*$/m, '');
  expect(log).not.toMatch(new RegExp(`${CANARY}|127\\.0\\.0\\.1|^\\s+at `, 'm'));
});
