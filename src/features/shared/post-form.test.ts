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
    ['/f/contact', '{"ok":tr', 'failed', true],
    ['/f/contact', '{}', 'failed', false],
    ['/f/contact', '{"ok":false}', 'failed', false],
    ['https://forms.example/x', '{"success":"false"}', 'failed', false],
    ['https://forms.example/x', '<!doctype html>', 'unreadable', false],
  ])('is not: %s answering %s', async (address, body, kind, retryable) => {
    answer(new Response(body));
    expect(await outcome(address)).toMatchObject({ kind, retryable });
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
    answer(Response.json({ title: 'Look', detail: 'Look.', errors }, { status: 422 }));
    expect(await outcome()).toMatchObject({
      kind: 'invalid',
      fields: { email: 'No at sign.' },
      said: null,
    });
  });

  const problem = { title: 'No more', detail: 'Write to us.', errors: [{ field: 'email' }] };
  const said = { title: 'No more', text: 'Write to us.' };
  test.each([
    ['of a reused id', '/f/contact', 422, '', said],
    ['to wait for longer than the page would say', '/f/contact', 429, '121', said],
    ['to wait a minute', '/f/contact', 429, '60', null],
    ['that may hide a success', '/f/contact', 503, '', null],
    ['of a foreign service', 'https://forms.example/x', 422, '', null],
  ])(
    '%s has the words of the service where they are ours',
    async (_, address, status, wait, words) => {
      answer(Response.json(problem, { status, headers: { 'Retry-After': wait } }));
      expect(await outcome(address)).toMatchObject({ said: words });
    },
  );

  test('503 may ask us to wait', async () => {
    answer(new Response('', { status: 503, headers: { 'Retry-After': '5' } }));
    const error = await outcome();
    expect(error).toMatchObject({ wait: 5000 });
    expect(postRetries.retryDelay(0, error as PostError)).toBe(5000);
  });
});

const cut = new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) });
test.each([
  ['a dead line', new TypeError('Failed to fetch')],
  ['a line cut inside a refusal', new Response(cut, { status: 422 })],
])('%s is tried again, a foreign service that cannot be read is not', async (_, value) => {
  answer(value);
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
  answer(Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }));
  expect(await outcome()).toMatchObject({ kind: 'unreadable', retryable: false });
});

test('a browser without AbortSignal.timeout posts without a limit', async () => {
  vi.stubGlobal('AbortSignal', {});
  answer(Response.json({ ok: true }));
  expect(await outcome()).toEqual({ ok: true });
});

test('it is tried three times more after 1, 2 and 4 s, at most 30 s apart', () => {
  const error = new PostError('failed', { retryable: true });
  expect([0, 1, 2, 9].map((failures) => postRetries.retryDelay(failures, error))).toEqual([
    1000, 2000, 4000, 30_000,
  ]);
  expect([2, 3].map((failures) => postRetries.retry(failures, error))).toEqual([true, false]);
});
