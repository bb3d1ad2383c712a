import { readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  booking,
  DAY,
  entry,
  GOOD,
  HOUR,
  TEXTS,
  temporaryFolder,
  temporaryStore,
} from '../../../tests/service/setup.ts';
import { runCommand } from './commands.ts';

/** Returns a store with an enquiry and two held entries, and how to run a command on it. */
async function inbox() {
  const { store, folder } = await temporaryStore();
  const env = { DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:9' };
  const run = async (...args: string[]) => {
    const [out, error]: [string[], string[]] = [[], []];
    const print = (text: string) => void out.push(text);
    const printError = (text: string) => void error.push(text);
    const texts = { default: TEXTS, languages: {} };
    const code = await runCommand({ args, env, texts, print, printError });
    return { code, out: out.join(''), error: error.join('') };
  };
  const save = async (change: object, held = false, createdAt = Date.now()) => {
    const folder = held ? 'spam' : 'inbox';
    const made = entry(crypto.randomUUID(), { createdAt, folder, flags: ['honeypot'] });
    const data = { ...made.data, ...GOOD, interests: [], ...change };
    return (await store.save({ ...made, data, targets: ['mail'] })).id;
  };
  return { store, run, save };
}

test('from list to resend', async () => {
  const { store, run, save } = await inbox();
  const lead = await save({ name: '=HYPERLINK("x")', message: 'line one\nline "two"' });
  const held = await save({ email: 'spam@x.example' }, true);
  const other = await save({ message: 'more' }, true);
  const list = await run('list');
  expect(list.code).toBe(0);
  expect(list.out).toContain(lead);
  expect(list.out).toContain('1 of 1 enquiries\n2 held as suspected spam');
  const signs = `signs of spam: ${TEXTS.messages.flags.honeypot}\n2 of 2 held`;
  expect((await run('held')).out).toContain(signs);

  const { out } = await run('show', lead);
  expect(out).toContain('Your name:        =HYPERLINK("x")');
  expect(out).toContain('line one\nline "two"');
  expect(out).toMatch(/Sent by mail: +waiting/);

  const csv = (await run('export', '--csv')).out;
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect((await run('export', '--json')).out.trim().split('\n')).toHaveLength(3);

  expect((await run('release', held)).out).toContain('notifications are queued');
  expect((await store.deliveries({ subjectId: held })).map(({ kind }) => kind)).toEqual([
    'acknowledgement',
    'mail',
  ]);
  expect((await run('release', held)).code).toBe(1);
  expect((await run('discard', other)).out).toContain('1 held entry deleted');
  expect((await store.stats({})).spam).toBe(0);
  expect((await run('resend', lead)).code).toBe(0);
});

test('what was given up of an enquiry or a booking is sent again, and nothing else', async () => {
  const { store, run, save } = await inbox();
  const [id, now] = [await save({}), Date.now()];
  const call = booking('guest', now, now + HOUR);
  await store.book(call);
  const settle = async (subjectId: string, kind: string, state: 'sent' | 'dead') => {
    await store.enqueue({ subjectId, kind, now });
    const attempt = { subjectId, kind, createdAt: now, attempts: 0, code: '', dueAt: 0 };
    await store.settle({ ...attempt, state });
  };
  await settle(id, 'mail', 'sent');
  await settle(id, 'acknowledgement', 'dead');
  expect((await run('resend', id)).out).toContain('Queued again by acknowledgement;');
  await settle(call.id, 'booking-host', 'dead');
  expect((await run('dead')).out).toContain(call.id);
  expect((await run('resend', call.id)).out).toContain('Queued again by booking-host;');
  expect((await run('resend', call.id)).error).toContain('given up');
});

test('escape sequences of old rows reach neither terminal nor JSON raw, and JSON keeps them', async () => {
  const { run, save } = await inbox();
  const name = 'a\u009b2J\u001b[2J\u202eb';
  const id = await save({ name });
  const commands = ['list', `show ${id}`, 'list --json', 'export --json', 'export --csv'];
  for (const command of [...commands, `person ${GOOD.email} export`]) {
    const { out } = await run(...command.split(' '));
    expect(out, command).not.toMatch(/(?![\r\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
  }
  expect(JSON.parse((await run('list', '--json')).out)[0].data.name).toBe(name);
});

test('one person: bookings are shown, exported and erased with the enquiries', async () => {
  const { store, run, save } = await inbox();
  await save({ email: 'Noor@xn--mller-kva.example' });
  const startsAt = Date.now() + DAY;
  const about = { name: 'Noor', email: 'noor@Müller.example', note: 'Two sites' };
  const made = booking('guest', startsAt, startsAt + HOUR / 2, about);
  const { id } = made;
  await store.book({ ...made, targets: ['booking-guest'] });
  expect((await run('show', id)).out).toMatch(/Sent by booking-guest: +waiting[\s\S]*Two sites/);
  expect((await run('bookings')).out).toContain('1 coming bookings');
  expect((await run('export', '--csv')).out).toMatch(/"bookings","Noor".*"Two sites"/);
  expect((await run('export', '--json')).out).toContain(`{"type":"booking","id":"${id}"`);
  const kept = async () => JSON.parse((await run('person', 'noor@MÜLLER.example', 'export')).out);
  expect(await kept()).toMatchObject({
    enquiries: [{ deliveries: [{ kind: 'mail' }] }],
    bookings: [{ id, deliveries: [{ kind: 'booking-guest' }] }],
  });
  expect((await run('person', 'noor@MÜLLER.example', 'erase')).out).toContain('2 entries erased');
  expect(await kept()).toMatchObject({ enquiries: [], bookings: [] });
});

test('a purge that the clock forbids is confirmed by an operator, export first', async () => {
  const { store, run, save } = await inbox();
  const old = Date.now() - 400 * DAY;
  await store.confirmClock({ now: old });
  const id = await save({}, false, old);
  const { out } = await run('purge');
  expect(out).toContain('1 entries are kept longer than they may be');
  expect(out).toContain('far ahead');
  expect(JSON.parse((await run('health')).out).clock).toBe('ahead');
  const late = await save({});
  const lateHeld = await save({}, true);
  expect(await store.get({ id })).not.toBeNull();
  expect((await run('purge', '--confirm')).out).toContain('1 entries deleted');
  expect(await store.get({ id })).toBeNull();
  expect(await store.get({ id: late })).not.toBeNull();
  expect(await store.get({ id: lateHeld })).not.toBeNull();
  expect(JSON.parse((await run('health')).out).clock).toBe('ok');
});

test('a backup is written, and over no file', async () => {
  const { run, save } = await inbox();
  await save({});
  const folder = await temporaryFolder();
  expect((await run('backup', `${folder}/copy.db`)).out).toContain('1 enquiries copied');
  expect((await run('backup', `${folder}/copy.db`)).code).toBe(1);
});

test.each<[what: string, end: () => void, reason: RegExp]>([
  [
    'whose disk is full',
    () => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    },
    /disk is full/,
  ],
  ['that is interrupted', () => process.emit('SIGINT', 'SIGINT'), /interrupted/],
])('a backup %s says so in one sentence and leaves no file', async (_what, end, reason) => {
  const { run, save } = await inbox();
  await save({});
  const folder = await temporaryFolder();
  const { prepare } = DatabaseSync.prototype;
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    const statement = prepare.call(this, sql);
    const run = (file: string) => {
      statement.run(file);
      end();
    };
    return sql.startsWith('VACUUM') ? ({ run } as never) : statement;
  });
  onTestFinished(() => spy.mockRestore());
  const { code, error } = await run('backup', `${folder}/copy.db`);
  expect(code).toBe(1);
  expect(error).toMatch(reason);
  expect(error).not.toMatch(/\n\s*\S/);
  expect(readdirSync(folder)).toEqual([]);
});

test('help is printed on request and without a command', async () => {
  const { run } = await inbox();
  for (const words of [['--help'], ['help'], []]) {
    expect((await run(...words)).out).toContain('Usage: npm run inbox');
  }
});

test.each([
  ...['nope', 'spam', 'constructor', 'show', 'show x', 'export', 'list --limit x', 'list --nope'],
  ...['person x export', 'person a@b.example', 'backup', 'backup /nowhere/copy.db', 'migrate'],
  'list --limit 99999999999999999999',
])('a mistake is one sentence and exit code 1: %s', async (command) => {
  const { run } = await inbox();
  const { code, error } = await run(...command.split(' '));
  expect(code).toBe(1);
  expect(error).toMatch(/\w.{10,}\n$/);
  expect(error).not.toMatch(/\n\s+at |store is unavailable/);
});
