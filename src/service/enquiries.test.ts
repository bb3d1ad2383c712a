import { expect, test } from 'vitest';
import {
  DAY,
  GOOD,
  memoryLog,
  postOf,
  SITE,
  settingsOf,
  TEXTS,
  temporaryStore,
} from '../../tests/service/setup.ts';
import { createEnquiries, readDraft } from './enquiries.ts';
import { ServiceError } from './errors.ts';
import { parseEnquiry } from './form/enquiry.ts';

async function enquiries(env: Record<string, string> = {}) {
  const { store } = await temporaryStore();
  const clock = { now: Date.parse('2026-06-01T12:00:00Z') };
  const now = () => clock.now;
  const settings = settingsOf({ RATE_PER_MINUTE: '100', RATE_PER_HOUR: '1000', ...env });
  const queued: number[] = [];
  const service = createEnquiries({
    store,
    texts: { default: TEXTS, languages: { nb: { ...TEXTS, thanksPath: '/nb/kontakt#takk' } } },
    settings,
    now,
    log: memoryLog().log,
    onQueued: () => queued.push(now()),
    targets: ['mail'],
    acknowledges: true,
  });
  const list = (folder: 'inbox' | 'spam' = 'inbox') => store.list({ folder, limit: 1000 });
  return { ...service, store, clock, queued, list };
}

const _id = 'abcdefgh-1';
const failure = (error: unknown) => error as ServiceError;

test('a good post is stored and queued, and leads to the thank-you', async () => {
  const { accept, list, queued, store } = await enquiries();
  const { id, duplicate, next } = await accept(postOf(GOOD));
  expect({ duplicate, next }).toEqual({ duplicate: false, next: `${SITE}/contact#thanks` });
  const stored = await list();
  expect(stored).toMatchObject([{ id, flags: [] }]);
  expect(stored[0]?.data).toEqual(parseEnquiry({ ...GOOD, interests: ['Websites'] }));
  expect(await store.deliveries({ subjectId: id })).toMatchObject([
    { kind: 'acknowledgement' },
    { kind: 'mail' },
  ]);
  expect(queued).toHaveLength(1);
});

test('three of a network get an acknowledgement; what is held or sent twice takes none away', async () => {
  const { accept, store } = await enquiries();
  const write = async (mark: string, more: object = {}, address = '2001:db8:1::1') => {
    const email = `${mark}@visitor.example`;
    const post = postOf({ ...GOOD, email, _id: `write-${mark}`, ...more }, { address });
    const { id } = await accept(post);
    return (await store.deliveries({ subjectId: id })).map(({ kind }) => kind).join();
  };
  expect(await write('held', { _gotcha: 'x' })).toBe('');
  expect(await write('one')).toBe('acknowledgement,mail');
  await write('one');
  expect(await write('two', {}, '2001:db8:1:9::1')).toBe('acknowledgement,mail');
  expect(await write('three')).toBe('acknowledgement,mail');
  expect(await write('four')).toBe('mail');
  expect(await write('elsewhere', {}, '2001:db8:2::1')).toBe('acknowledgement,mail');
});

test.each([
  [undefined, '/contact#thanks'],
  ['nb', '/nb/kontakt#takk'],
  ['xx', '/contact#thanks'],
  ['toString', '/contact#thanks'],
])('language %s leads to %s', async (language, path) => {
  const { accept } = await enquiries();
  expect((await accept(postOf(GOOD, {}, language))).next).toBe(SITE + path);
});

test('without _id the same words within ten minutes are one row, later another', async () => {
  const { accept, clock, list } = await enquiries();
  await Promise.all([accept(postOf(GOOD)), accept(postOf(GOOD))]);
  clock.now += 9 * 60_000;
  expect((await accept(postOf(GOOD))).duplicate).toBe(true);
  expect(await list()).toHaveLength(1);
  await accept(postOf(GOOD, { address: '203.0.113.9' }));
  expect(await list()).toHaveLength(2);
  clock.now += 2 * 60_000;
  await accept(postOf(GOOD));
  expect(await list()).toHaveLength(3);
});

test('other content under a used _id is refused, and the draft can be sent after all', async () => {
  const { accept, list, clock } = await enquiries();
  await accept(postOf({ ...GOOD, _id }));
  clock.now += DAY;
  const sameAddress = postOf({ ...GOOD, _id, email: GOOD.email.toUpperCase() });
  expect(await accept(sameAddress)).toMatchObject({ duplicate: true });
  const edited = postOf({ ...GOOD, _id, _next: '/x', message: 'Another message' });
  const error = failure(await accept(edited).catch((thrown: unknown) => thrown));
  expect(error).toMatchObject({ status: 422, code: 'id_reused' });
  const draft = readDraft(edited.fields, TEXTS, error);
  expect(draft).toMatchObject({ data: { message: 'Another message' }, next: '/x' });
  expect(draft.id).not.toBe(_id);
  await accept(postOf({ ...GOOD, message: draft.data.message, _id: draft.id }));
  expect(await list()).toHaveLength(2);
});

test('no Origin at all is scored; a foreign one is refused', async () => {
  const { accept, list } = await enquiries();
  await accept(postOf(GOOD, { origin: null, fetchSite: null }));
  expect(await list()).toMatchObject([{ flags: ['no_origin'] }]);
  const foreign = postOf(GOOD, { origin: 'https://evil.example', fetchSite: 'cross-site' });
  await expect(accept(foreign)).rejects.toMatchObject({ status: 403, code: 'foreign_origin' });
});

test('refusals for content are counted apart, each once', async () => {
  const { accept, refuse } = await enquiries({
    RATE_PER_MINUTE: '1',
    RATE_INVALID_PER_MINUTE: '2',
  });
  const invalid = postOf({ ...GOOD, email: 'nope' });
  const error = failure(await accept(invalid).catch((thrown: unknown) => thrown));
  expect(error).toMatchObject({ status: 422, fields: [{ field: 'email', code: 'invalid' }] });
  expect(refuse(error, invalid.facts.address)).toBe(error);
  await accept(postOf(GOOD));
  const malformed = new ServiceError(400, 'malformed');
  expect(refuse(malformed, invalid.facts.address)).toBe(malformed);
  await expect(accept(invalid)).rejects.toMatchObject({ status: 429, code: 'too_many' });
});
