import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog, errorFields } from '../../inbox/log.ts';
import { openSqliteStore } from '../../inbox/store/sqlite.ts';
import { GOOD, post, postJson, temporaryFolder, testService } from './service.ts';

const CANARY = 'canary7f3a';
const FIELDS = Object.fromEntries(
  Object.keys(GOOD).map((field) => [
    field,
    field === 'email' ? `${CANARY}@x.example` : `${CANARY} ${field}`,
  ]),
);

test('what visitors write is in no log, URL or error answer', async () => {
  const { origin, logs, store } = await testService({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'team@agency.example' },
  });
  const answers = [
    await postJson(origin, FIELDS),
    await postJson(origin, { ...FIELDS, email: `${CANARY} nope` }),
    await postJson(origin, FIELDS, { origin: `https://${CANARY}.example` }),
    await post(origin, FIELDS, { path: `/f/${CANARY}?${CANARY}` }),
    await postJson(origin, `{"${CANARY}":`, { 'content-type': 'application/json' }),
    await postJson(origin, `{"${CANARY} x":{}}`, { 'content-type': 'application/json' }),
  ];
  for (const answer of answers) {
    expect(await answer.text()).not.toContain(CANARY);
    expect(JSON.stringify([...answer.headers])).not.toContain(CANARY);
  }
  expect((await store.stats({})).inbox).toBe(1);
  expect(logs.join('')).toContain('"event":"stored"');
  expect(logs.join('')).not.toContain(CANARY);
  expect(logs.join('')).not.toContain('127.0.0.1');
});

test('a forced mistake gives 500 without details, in answer and log', async () => {
  const { origin, logs } = await testService({
    wrap: (store) => ({
      ...store,
      save: () => Promise.reject(new TypeError(`cannot read ${CANARY}`)),
    }),
  });
  const answer = await post(origin, FIELDS);
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).not.toMatch(/TypeError|cannot read|\.ts/);
  expect(html, 'the words are given back').toContain(`${CANARY} message`);
  expect(logs.join('')).toContain('"event":"unhandled"');
  expect(logs.join('')).not.toContain(CANARY);
  expect((await fetch(`${origin}/health`)).status).toBe(200);
});

test('an error’s message is never logged', () => {
  const lines: string[] = [];
  const log = createLog('error', (line) => {
    lines.push(line);
    return true;
  });
  log.error('x', errorFields(Object.assign(new RangeError(`${CANARY}\nline`), { code: 'E1' })));
  expect(lines.join('')).toContain('"error":"RangeError","code":"E1"');
  expect(lines.join('')).not.toContain(CANARY);
});

test('erased means gone: from the rows, the log file and the bytes of the database', async () => {
  const folder = await temporaryFolder();
  const { origin, store, folder: data, stop } = await testService({ env: { DATA_DIR: folder } });
  for (let index = 0; index < 50; index += 1) {
    await post(origin, { ...FIELDS, message: `${CANARY} ${index} ${'x'.repeat(3000)}` });
    await post(origin, { ...GOOD, message: `other ${index}` });
  }
  const holds = () =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(CANARY));
  expect(data).toBeDefined();
  expect(holds().length).toBeGreaterThan(0);
  expect(await store.erase({ email: `${CANARY}@x.example` })).toBe(50);
  await store.scrub();
  expect(holds()).toEqual([]);
  await stop();
  expect(holds()).toEqual([]);
});

test('a backup taken under load is whole; restored, it serves', async () => {
  const { origin, folder, store } = await testService();
  const posts = Array.from({ length: 200 }, (_, index) =>
    post(origin, { ...GOOD, message: `post ${index}` }),
  );
  await Promise.all(posts.slice(0, 50));
  const restored = await temporaryFolder();
  const copy = join(restored, 'inbox.db');
  const cli = join(import.meta.dirname, '..', '..', 'inbox', 'cli.ts');
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const output = execFileSync(process.execPath, [cli, 'backup', copy], { env }).toString();
  await Promise.all(posts);
  expect(output).toMatch(/\d+ enquiries copied to .*, integrity checked/);
  expect((await store.stats({})).inbox).toBe(200);
  const again = await openSqliteStore(restored);
  const { inbox } = await again.stats({});
  await again.close();
  expect(inbox).toBeGreaterThanOrEqual(50);
});
