import { expect, test } from 'vitest';
import { parseEnquiry } from '../../contract/enquiry.ts';
import { StoreUnavailable } from '../../inbox/store/sql.ts';
import { mailServer } from './receivers.ts';
import { formData, GOOD, INTERESTS, post, postJson, testService, until } from './service.ts';

const list = (store: Awaited<ReturnType<typeof testService>>['store'], folder = 'inbox' as const) =>
  store.list({ folder, limit: 1000 });

test('a form without scripts: stored, then 303 to the thank-you', async () => {
  const { origin, store } = await testService();
  const answer = await post(origin, GOOD);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${origin}/contact#thanks`);
  const [stored, ...rest] = await list(store);
  expect(rest).toEqual([]);
  expect(stored?.data).toEqual(parseEnquiry({ ...GOOD, interests: [INTERESTS[0]] }));
  expect(stored?.flags).toEqual([]);
});

test('with scripts: 200 {ok,id,next}; a replay adds duplicate', async () => {
  const { origin, store } = await testService();
  const fields = { ...GOOD, _id: crypto.randomUUID() };
  const first = await postJson(origin, fields);
  expect(first.status).toBe(200);
  const answer = (await first.json()) as { ok: boolean; id: string; next: string };
  const next = `${origin}/contact#thanks`;
  expect(answer).toEqual({ ok: true, id: expect.any(String), next });
  const again = await postJson(origin, fields);
  expect(await again.json()).toEqual({ ...answer, duplicate: true });
  expect(await list(store)).toHaveLength(1);
});

test('urlencoded and JSON bodies are taken as well', async () => {
  const { origin, store } = await testService();
  expect((await post(origin, new URLSearchParams(GOOD))).status).toBe(303);
  const json = await post(
    origin,
    JSON.stringify({ ...GOOD, message: 'Other', interests: INTERESTS }),
    {
      accept: '*/*',
      headers: { 'content-type': 'application/json' },
    },
  );
  expect(json.status).toBe(200);
  const [newest] = await list(store);
  expect(newest?.data.interests).toEqual(INTERESTS);
});

test('20 parallel posts of one _id are one row and one id', async () => {
  const { origin, store } = await testService();
  const fields = { ...GOOD, _id: crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => postJson(origin, fields)));
  const ids = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await list(store)).toHaveLength(1);
});

test('without _id the same words within ten minutes are one row, later another', async () => {
  let now = Date.now();
  const { origin, store } = await testService({ now: () => now });
  await Promise.all([post(origin, GOOD), post(origin, GOOD)]);
  expect(await list(store)).toHaveLength(1);
  await post(origin, { ...GOOD, message: 'Something else' });
  expect(await list(store)).toHaveLength(2);
  now += 11 * 60_000;
  await post(origin, GOOD);
  expect(await list(store)).toHaveLength(3);
});

test('other content under a used _id is refused, and the page can send it after all', async () => {
  const { origin, store } = await testService();
  const _id = crypto.randomUUID();
  await post(origin, { ...GOOD, _id });
  const edited = { ...GOOD, _id, message: 'Another message' };
  const json = await postJson(origin, edited);
  expect(json.status).toBe(422);
  expect(await json.json()).toMatchObject({ status: 422, code: 'id_reused' });
  const page = await (await post(origin, edited)).text();
  expect(page).toContain('Another message');
  const fresh = /name="_id" value="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(fresh).not.toBe(_id);
  expect((await post(origin, { ...edited, _id: fresh })).status).toBe(303);
  expect((await list(store)).map(({ data }) => data.message)).toEqual([
    'Another message',
    GOOD.message,
  ]);
});

test('what is not stored may differ in a repetition: time on the page, honeypot, redirect', async () => {
  const { origin, store } = await testService();
  const fields = { ...GOOD, _id: crypto.randomUUID() };
  await postJson(origin, { ...fields, _elapsed: '4000' });
  const noise = { _elapsed: '9000', _next: '/about', email: 'Ada@LARKSPUR.example', other: 'x' };
  expect(await (await postJson(origin, { ...fields, ...noise })).json()).toMatchObject({
    ok: true,
    duplicate: true,
  });
  expect(await list(store)).toHaveLength(1);
});

test('an _id that was never acknowledged can be used with other content', async () => {
  let failing = true;
  const { origin, store } = await testService({
    wrap: (opened) => ({
      ...opened,
      save: (input) =>
        failing ? Promise.reject(new StoreUnavailable('SQLITE_13')) : opened.save(input),
    }),
  });
  const _id = crypto.randomUUID();
  expect((await postJson(origin, { ...GOOD, _id })).status).toBe(503);
  expect((await postJson(origin, { ...GOOD, _id, email: 'nope' })).status).toBe(422);
  failing = false;
  expect((await postJson(origin, { ...GOOD, _id, message: 'Edited' })).status).toBe(200);
  expect(await list(store)).toHaveLength(1);
});

test('interests: repeated fields or one joined by commas, repetitions once, in order', async () => {
  const { origin, store } = await testService();
  const [first = '', second = ''] = INTERESTS;
  await post(origin, { ...GOOD, interests: [second, first, second] });
  await post(origin, { ...GOOD, interests: `${second}, ${first}`, message: 'joined' });
  for (const { data } of await list(store)) expect(data.interests).toEqual([second, first]);
});

test('a tampered budget or interest is stored as sent, and flagged', async () => {
  const { origin, store } = await testService();
  const answer = await post(origin, { ...GOOD, budget: 'Free', interests: 'World peace' });
  expect(answer.status).toBe(303);
  const [stored] = await list(store);
  expect(stored?.data.budget).toBe('Free');
  expect(stored?.data.interests).toEqual(['World peace']);
  expect(stored?.flags).toEqual(['interest_unknown', 'budget_unknown']);
});

test.each(['Zoë 👩🏽‍🍳', 'مرحبا \u200fRTL', 'e\u0301 and \u00e9', '𝒜𝓁𝓅𝒽𝒶', 'a\u200bb'])(
  '%s is stored as typed',
  async (text) => {
    const { origin, store } = await testService();
    expect((await post(origin, { ...GOOD, name: text, message: text })).status).toBe(303);
    const [stored] = await list(store);
    expect(stored?.data.name).toBe(text);
    expect(stored?.data.message).toBe(text);
  },
);

test('control characters go, line ends become \\n, invalid UTF-8 becomes U+FFFD', async () => {
  const { origin, store } = await testService();
  await post(origin, { ...GOOD, message: 'a\u0000b\u0007c\r\nd\te' });
  const body = `name=A&email=a%40b.example&message=%FF%FEx`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await post(origin, body, { headers })).status).toBe(303);
  const messages = (await list(store)).map(({ data }) => data.message);
  expect(messages.sort()).toEqual(['abc\nd\te', '\ufffd\ufffdx']);
});

test.each(['call me after 5', '+44 (0)20 7946 0123', '١٢٣'])(
  'phone %s is accepted',
  async (phone) => {
    const { origin, store } = await testService();
    expect((await post(origin, { ...GOOD, phone })).status).toBe(303);
    expect((await list(store))[0]?.data.phone).toBe(phone);
  },
);

test('422 names the field and what is wrong with it', async () => {
  const { origin, store } = await testService();
  const cases: [string, Record<string, string>, string][] = [
    ['name', { name: '' }, 'required'],
    ['name', { name: '\u200b \u3164' }, 'required'],
    ['message', { message: ' \n\t ' }, 'required'],
    ['email', { email: '' }, 'required'],
    ['email', { email: 'nope' }, 'invalid'],
    ['email', { email: 'a@b.example, c@d.example' }, 'invalid'],
    ['email', { email: '"x@gmail.example y"@corp.example' }, 'invalid'],
    ['email', { email: 'u@a.example(x)evil.example' }, 'invalid'],
    ['email', { email: `${'a'.repeat(300)}@b.example` }, 'too_long'],
    ['message', { message: 'x'.repeat(20_001) }, 'too_long'],
    ['phone', { phone: '1'.repeat(201) }, 'too_long'],
  ];
  for (const [field, change, code] of cases) {
    const answer = await postJson(origin, { ...GOOD, ...change });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const problem = (await answer.json()) as { status: number; errors: unknown[] };
    expect(problem.status).toBe(422);
    expect(problem.errors).toEqual([expect.objectContaining({ field, code })]);
  }
  expect(await list(store)).toEqual([]);
});

test('the 422 page keeps the text, marks the field and says what to do', async () => {
  const { origin } = await testService();
  const message = '<script>alert(1)</script> "quoted" & \n\nkept';
  const answer = await post(origin, { ...GOOD, email: 'nope', message, _id: 'abcdefgh-1' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot; &amp; \n\nkept');
  expect(html).toContain('aria-invalid="true" aria-describedby="email-error"');
  expect(html).toContain('<a href="#email">');
  expect(html).toContain('value="Ada Fenwick"');
  expect(html).toContain('name="_id" value="abcdefgh-1"');
  expect(html).toContain(`value="${`${INTERESTS[0]}`.replace('&', '&amp;')}" checked`);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

const addresses = (count: number, start = 'https://www.') =>
  Array.from({ length: count }, (_, index) => `${start}example.com/${index}`).join(' ');

test('what looks like spam is answered as success and held, not notified', async () => {
  const { origin, store } = await testService({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'team@agency.example' },
  });
  const cases = [
    { ...GOOD, message: 'honey', _gotcha: 'x' },
    { ...GOOD, message: 'honey2', 'bot-field': 'x' },
    { ...GOOD, message: 'fast', _elapsed: '300' },
    { ...GOOD, message: addresses(40) },
  ];
  for (const fields of cases) expect((await post(origin, fields)).status).toBe(303);
  await post(origin, { ...GOOD, message: 'slow', _elapsed: '30000' });
  const spam = await store.list({ folder: 'spam', limit: 10 });
  expect(spam.map(({ flags }) => flags)).toEqual([
    ['links'],
    ['too_fast'],
    ['honeypot'],
    ['honeypot'],
  ]);
  for (const { id } of spam) expect(await store.deliveries({ subjectId: id })).toEqual([]);
  expect(await list(store)).toHaveLength(1);
});

test('a message with ten links is notified like any other, each link counted once', async () => {
  const { origin, store } = await testService({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'team@agency.example' },
  });
  const messages = [
    addresses(10),
    addresses(10, 'www.'),
    `${addresses(10)} ${addresses(10, 'http://')} ${addresses(10, 'HTTPS://WWW.')}`,
    Array.from({ length: 60 }, () => 'https://www.example.com').join(', '),
    addresses(10)
      .split(' ')
      .map((link) => `<a href="${link}">`)
      .join(''),
  ];
  for (const message of messages) {
    expect((await post(origin, { ...GOOD, message })).status).toBe(303);
  }
  const stored = await list(store);
  expect(stored.map(({ flags }) => flags)).toEqual(messages.map(() => []));
  for (const { id } of stored) expect(await store.deliveries({ subjectId: id })).toHaveLength(1);
});

test('who sends a held form again by the same _id is heard at once', async () => {
  const mail = await mailServer();
  const { origin, store } = await testService({ env: mail.env });
  const fields = { ...GOOD, _id: crypto.randomUUID(), _elapsed: '300' };
  const first = (await (await postJson(origin, fields)).json()) as { id: string };
  expect((await store.get(first))?.folder).toBe('spam');
  const again = await (await postJson(origin, { ...fields, _elapsed: '9000' })).json();
  expect(again).toMatchObject({ ...first, duplicate: true });
  await until(() => mail.emails.length === 1);
  expect((await store.get(first))?.folder).toBe('inbox');
});

test('sent within three seconds: one hint among others, never an error', async () => {
  const { origin, store } = await testService({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'team@agency.example' },
  });
  const links = addresses(11, 'www.').replaceAll('example.com', 'e');
  const cases: [string, Record<string, string>, 'inbox' | 'spam', string[]][] = [
    ['filled in by the browser', { _elapsed: '1800' }, 'inbox', ['too_fast']],
    ['just under', { _elapsed: '2999' }, 'inbox', ['too_fast']],
    ['in time', { _elapsed: '3000' }, 'inbox', []],
    ['faster than anybody', { _elapsed: '999' }, 'spam', ['too_fast']],
    ['with several links', { _elapsed: '1800', company: links }, 'spam', ['too_fast', 'links']],
    ['no script measured', { _elapsed: '' }, 'inbox', []],
    ['no number', { _elapsed: '-5' }, 'inbox', []],
    ['no number either', { _elapsed: '1e9' }, 'inbox', []],
  ];
  for (const [message, fields, folder, flags] of cases) {
    const answer = await postJson(origin, { ...GOOD, ...fields, message });
    expect(answer.status, message).toBe(200);
    const { id } = (await answer.json()) as { id: string };
    expect(await store.get({ id }), message).toMatchObject({ folder, flags });
    const mails = await store.deliveries({ subjectId: id });
    expect(mails.map(({ kind }) => kind)).toEqual(folder === 'inbox' ? ['mail'] : []);
  }
});

test('sent fast and without an Origin is what a robot does: spam, answered as success', async () => {
  const { origin, store } = await testService();
  const body = formData({ ...GOOD, _elapsed: '1800' });
  const answer = await fetch(`${origin}/f/contact`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  const [spam] = await store.list({ folder: 'spam', limit: 1 });
  expect(spam).toMatchObject({ flags: ['too_fast', 'no_origin'], score: 100 });
});

test('_to, _cc, _bcc, _webhook and unknown fields are ignored', async () => {
  const { origin, store } = await testService();
  const extra = { _to: 'x@evil.example', _cc: 'x', _bcc: 'x', _webhook: 'http://x', other: 'y' };
  expect((await post(origin, { ...GOOD, ...extra })).status).toBe(303);
  expect(JSON.stringify(await list(store))).not.toContain('evil');
});

test('a foreign, null or misspelt Origin gets 403 and no CORS header', async () => {
  const { origin, store } = await testService({
    env: { SITE_URL: 'https://agency.example', ALLOWED_ORIGINS: 'https://www.agency.example' },
  });
  const foreign = [
    'https://evil.example',
    'null',
    'HTTPS://AGENCY.EXAMPLE',
    'https://agency.example:444',
    'http://agency.example',
    'https://agency.example.evil.example',
    'https://evilagency.example',
  ];
  for (const value of foreign) {
    const answer = await postJson(origin, GOOD, { origin: value });
    expect(answer.status, value).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('vary')).toContain('origin');
  }
  const cross = await postJson(origin, GOOD, { origin: '', 'sec-fetch-site': 'cross-site' });
  expect(cross.status).toBe(403);
  expect(await list(store)).toEqual([]);
  const ours = await postJson(origin, GOOD, { origin: 'https://www.agency.example' });
  expect(ours.status).toBe(200);
  expect(ours.headers.get('access-control-allow-origin')).toBe('https://www.agency.example');
});

test('a preflight is answered for allowed origins only', async () => {
  const { origin } = await testService({ env: { SITE_URL: 'https://agency.example' } });
  const ask = (from: string) =>
    fetch(`${origin}/f/contact`, { method: 'OPTIONS', headers: { origin: from } });
  const ours = await ask('https://agency.example');
  expect(ours.status).toBe(204);
  expect(ours.headers.get('access-control-allow-origin')).toBe('https://agency.example');
  expect((await ask('https://evil.example')).status).toBe(403);
});

test('no Origin at all (curl): accepted and scored, refused when strict', async () => {
  const { origin, store } = await testService();
  const init = { method: 'POST', body: formData(GOOD), redirect: 'manual' } as const;
  expect((await fetch(`${origin}/f/contact`, init)).status).toBe(303);
  expect((await list(store))[0]?.flags).toEqual(['no_origin']);
  const strict = await testService({ env: { STRICT_ORIGIN: 'true' } });
  const again = await fetch(`${strict.origin}/f/contact`, { ...init, body: formData(GOOD) });
  expect(again.status).toBe(403);
});

test('without SITE_URL the request’s own host is the site, whatever its port', async () => {
  const { origin, port } = await testService();
  const other = `http://localhost:${port}`;
  const { rawPost, rawRequest } = await import('./raw.ts');
  const headers = {
    host: `localhost:${port}`,
    origin: other,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = new URLSearchParams(GOOD).toString();
  const answer = await rawRequest(port, rawPost(port, headers, body));
  expect(answer.status).toBe(303);
  expect(answer.text).toContain(`location: ${other}/contact#thanks`);
  expect((await post(origin, GOOD)).headers.get('location')).toBe(`${origin}/contact#thanks`);
});

test('a store that fails gives 503 with Retry-After and keeps the text on the page', async () => {
  const failing = () => Promise.reject(new StoreUnavailable('SQLITE_13'));
  const { origin } = await testService({ wrap: (store) => ({ ...store, save: failing }) });
  const page = await post(origin, GOOD);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(await page.text()).toContain('We need a site.');
  const json = await postJson(origin, GOOD);
  expect(json.status).toBe(503);
  expect(((await json.json()) as { code: string }).code).toBe('unavailable');
});
