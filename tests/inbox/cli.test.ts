import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GOOD, post, sharedService } from './service.ts';

const CLI = join(import.meta.dirname, '..', '..', 'inbox', 'cli.ts');
const service = sharedService({
  env: { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'team@whiskbit.example' },
});

/** Runs the command line beside the running service. */
function inbox(...words: string[]) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: service().folder,
    SMTP_URL: 'smtp://127.0.0.1:9',
    NOTIFY_TO: 'team@whiskbit.example',
  };
  const run = spawnSync(process.execPath, [CLI, ...words], { env, encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

test('from list to erase, beside a running server', async () => {
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

  expect(inbox('release', spam.id).out).toContain('notifications are queued');
  expect((await store.deliveries({ subjectId: spam.id }))[0]?.state).toBe('pending');
  expect(inbox('release', spam.id).code).toBe(1);
  expect(inbox('discard', more.id).out).toContain('1 held entry deleted');
  expect((await store.stats({})).spam).toBe(0);
  expect(inbox('resend', lead.id).code).toBe(0);
  expect(inbox('erase', 'ada@LARKSPUR.example').out).toContain('1 entries erased');
  expect(await store.get({ id: lead.id })).toBeNull();
}, 60_000);

test('help and mistakes', () => {
  expect(inbox('--help').out).toContain('Usage: npm run inbox');
  expect(inbox().out).toContain('Usage');
  for (const words of [
    ['nope'],
    ['show'],
    ['show', 'x'],
    ['export'],
    ['list', '--limit', 'x'],
    ['erase', 'x'],
    ['backup'],
    ['migrate'],
    ['list', '--nope'],
  ]) {
    const { code, err } = inbox(...words);
    expect(code, words.join(' ')).toBe(1);
    expect(err).not.toMatch(/\n\s+at /);
    expect(err.length).toBeGreaterThan(10);
  }
}, 60_000);
