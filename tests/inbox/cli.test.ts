import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '../../inbox/store/ids.ts';
import { client } from '../proof/client.ts';
import { saveOne } from '../proof/group-commit.ts';
import { GOOD, post, sharedService } from './service.ts';

const CLI = join(import.meta.dirname, '..', '..', 'inbox', 'cli.ts');
const service = sharedService({
  env: { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'team@agency.example' },
});

/** Runs the command line beside the running service. */
function inbox(...words: string[]) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: service().folder,
    SMTP_URL: 'smtp://127.0.0.1:9',
    NOTIFY_TO: 'team@agency.example',
  };
  const run = spawnSync(process.execPath, [CLI, ...words], { env, encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

test('from list to resend, beside a running server', async () => {
  const { origin, store } = service();
  await post(origin, { ...GOOD, name: '=HYPERLINK("x")', message: 'line one\nline "two"' });
  await post(origin, { ...GOOD, message: 'spam', _gotcha: 'x', email: 'spam@x.example' });
  await post(origin, { ...GOOD, message: 'more spam', _gotcha: 'x' });
  const [lead] = await store.list({ folder: 'inbox', limit: 1 });
  const [more, spam] = await store.list({ folder: 'spam', limit: 2 });
  if (!lead || !spam || !more) throw new Error('Nothing was stored.');

  const list = inbox('list');
  expect(list.code).toBe(0);
  expect(list.out).toContain(lead.id);
  expect(list.out).toContain('1 of 1 enquiries\n2 held as suspected spam');
  const held = inbox('held').out;
  expect(held).toContain(spam.id);
  expect(held).toContain('signs of spam: fills in a field that people do not see\n2 of 2 held');

  const show = inbox('show', lead.id).out;
  expect(show).toContain('Email:            ada@larkspur.example');
  expect(show).toContain('line one\nline "two"');
  expect(show).toMatch(/Sent by mail: +waiting/);

  const csv = inbox('export', '--csv').out;
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv).toContain(`"'+44 20 7946 0999"`);
  expect(csv).toContain('"line one\nline ""two"""\r\n'.slice(0, -2));
  expect(inbox('export', '--json').out.trim().split('\n')).toHaveLength(3);
  expect(inbox('export', '--json', '--expired').out).toBe('');

  expect(inbox('release', spam.id).out).toContain('notifications are queued');
  expect((await store.deliveries({ subjectId: spam.id }))[0]?.state).toBe('pending');
  expect(inbox('release', spam.id).code).toBe(1);
  expect(inbox('discard', more.id).out).toContain('1 held entry deleted');
  expect((await store.stats({})).spam).toBe(0);
  expect(inbox('resend', lead.id).code).toBe(0);
  expect(await store.get({ id: lead.id })).not.toBeNull();
}, 120_000);

test('one person: bookings and notes are shown, exported and erased with the enquiries', async () => {
  const { origin, port, store } = service();
  const mine = { ...GOOD, email: 'Noor@fernway.example' };
  // A new connection: the command line, waited for above, has let the older ones time out.
  const http = client(1);
  expect((await http.post(port, mine)).status).toBe(200);
  http.close();
  const start = Date.now() + 48 * 3_600_000;
  const note = 'Two sites and one budget';
  const id = newId(Date.now());
  await store.book({
    id,
    createdAt: Date.now(),
    startsAt: start,
    endsAt: start + 1_800_000,
    cancelledAt: 0,
    tokenHash: 'hash',
    targets: ['booking-guest'],
    data: { ...mine, note, timeZone: 'UTC', token: 'secret', site: origin, key: '' },
  });
  expect(inbox('show', id).out).toContain(note);
  expect(inbox('show', id).out).toMatch(/Sent by booking-guest: +waiting/);
  expect(inbox('export', '--csv').out).toContain(`"bookings","Ada Fenwick"`);
  expect(inbox('export', '--csv').out).toContain(note);
  expect(inbox('export', '--json').out).toContain(`{"type":"booking","id":"${id}"`);

  const mineOnly = JSON.parse(inbox('person', 'noor@FERNWAY.example', 'export').out);
  expect(mineOnly.enquiries).toMatchObject([
    { data: { message: GOOD.message }, deliveries: [{ kind: 'mail' }] },
  ]);
  expect(mineOnly.bookings).toMatchObject([
    { id, data: { note }, deliveries: [{ kind: 'booking-guest' }] },
  ]);
  expect(inbox('person', 'noor@FERNWAY.example', 'erase').out).toContain('2 entries erased');
  expect(JSON.parse(inbox('person', 'noor@fernway.example', 'export').out)).toMatchObject({
    enquiries: [],
    bookings: [],
  });
  expect(await store.deliveries({ subjectId: id })).toEqual([]);
}, 120_000);

test('a purge that the clock forbids is confirmed by an operator, export first', async () => {
  const { store } = service();
  const old = Date.now() - 400 * 86_400_000;
  await store.trustClock({ now: old });
  const { id } = await saveOne(store, 'from another year', old);
  const said = inbox('purge').out;
  expect(said).toContain('1 entries are kept longer than they may be');
  expect(said).toContain('far ahead');
  expect(JSON.parse(inbox('health').out).clock).toBe('ahead');
  expect(inbox('export', '--json', '--expired').out).toContain(id);
  expect(await store.get({ id })).not.toBeNull();
  expect(inbox('purge', '--confirm').out).toContain('1 entries deleted');
  expect(await store.get({ id })).toBeNull();
  expect(JSON.parse(inbox('health').out).clock).toBe('plausible');
}, 120_000);

test('help and mistakes', () => {
  expect(inbox('--help').out).toContain('Usage: npm run inbox');
  expect(inbox().out).toContain('Usage');
  for (const words of [
    ['nope'],
    ['show'],
    ['show', 'x'],
    ['export'],
    ['list', '--limit', 'x'],
    ['person', 'x', 'export'],
    ['person', 'a@b.example'],
    ['backup'],
    ['migrate'],
    ['list', '--nope'],
  ]) {
    const { code, err } = inbox(...words);
    expect(code, words.join(' ')).toBe(1);
    expect(err).not.toMatch(/\n\s+at /);
    expect(err.length).toBeGreaterThan(10);
  }
}, 120_000);
