import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PostError, postForm, postRetries } from './post-form.ts';

const answer = (value: Response | Error) => {
  const fetch = vi.fn(async () => {
    if (value instanceof Error) throw value;
    return value;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const outcome = (address = '/f/contact') =>
  postForm(address, new FormData()).catch((error: unknown) => error);

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.example/contact'));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('a success', () => {
  test('is a JSON answer that says so', async () => {
    const fetch = answer(Response.json({ ok: true, id: '1' }));
    expect(await outcome()).toEqual({ ok: true, id: '1' });
    expect(fetch).toHaveBeenCalledWith(
      '/f/contact',
      expect.objectContaining({ redirect: 'manual', headers: { Accept: 'application/json' } }),
    );
  });

  test.each([{ success: 'true' }, { success: true }, { data: [] }])(
    'of a foreign service may read %j',
    async (body) => {
      answer(Response.json(body));
      expect(await outcome('https://forms.example/x')).toEqual(body);
    },
  );

  test.each([
    ['/f/contact', '<!doctype html>', 'failed'],
    ['/f/contact', '{}', 'failed'],
    ['/f/contact', '{"ok":false}', 'failed'],
    ['https://forms.example/x', '{"success":"false"}', 'failed'],
    ['https://forms.example/x', '<!doctype html>', 'unreadable'],
  ])('is not: %s answering %s', async (address, body, kind) => {
    answer(new Response(body));
    expect(await outcome(address)).toMatchObject({ kind });
  });
});

describe('a refusal', () => {
  test.each([
    [400, 'failed', false],
    [409, 'taken', false],
    [413, 'tooLarge', false],
    [422, 'invalid', false],
    [429, 'tooMany', false],
    [500, 'failed', true],
    [503, 'failed', true],
  ])('%i is "%s"; sent again by itself: %s', async (status, kind, retryable) => {
    answer(new Response('', { status }));
    const error = await outcome();
    expect(error).toMatchObject({ kind, retryable });
    expect(postRetries.retry(0, error as PostError)).toBe(retryable);
  });

  test('422 names the fields and gives the reasons', async () => {
    const errors = [{ field: 'email', code: 'invalid', detail: 'No at sign.' }, 'nonsense', null];
    answer(Response.json({ errors }, { status: 422 }));
    expect(await outcome()).toMatchObject({
      kind: 'invalid',
      fields: { email: 'No at sign.' },
    });
  });

  test('503 may ask us to wait', async () => {
    answer(new Response('', { status: 503, headers: { 'Retry-After': '5' } }));
    const error = await outcome();
    expect(error).toMatchObject({ wait: 5000 });
    expect(postRetries.retryDelay(0, error as PostError)).toBe(5000);
  });
});

test('a dead line is tried again, a foreign service that cannot be read is not', async () => {
  answer(new TypeError('Failed to fetch'));
  expect(await outcome()).toMatchObject({ kind: 'failed', retryable: true });
  expect(await outcome('https://forms.example/x')).toMatchObject({
    kind: 'unreadable',
    retryable: false,
  });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await outcome('https://forms.example/x')).toMatchObject({ retryable: true });
});

test.each([
  [60_000, true],
  [64_000, false],
])(
  'a post of %i letters and more goes on when the visitor leaves the page: %s',
  async (length, keepalive) => {
    const fetch = answer(Response.json({ ok: true }));
    const data = new FormData();
    data.set('message', 'x'.repeat(length));
    await postForm('/f/contact', data);
    expect(fetch).toHaveBeenCalledWith('/f/contact', expect.objectContaining({ keepalive }));
  },
);

test('a redirect is not followed', async () => {
  answer(Object.create(Response.prototype, { type: { value: 'opaqueredirect' } }));
  expect(await outcome()).toMatchObject({ kind: 'unreadable', retryable: false });
});

test('it is tried three times more after 1, 2 and 4 s, at most 30 s apart', () => {
  const error = new PostError('failed', { retryable: true });
  expect([0, 1, 2, 9].map((failures) => postRetries.retryDelay(failures, error))).toEqual([
    1000, 2000, 4000, 30_000,
  ]);
  expect([2, 3].map((failures) => postRetries.retry(failures, error))).toEqual([true, false]);
});
