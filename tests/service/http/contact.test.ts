import { expect, test } from 'vitest';
import { basePath } from '../../../src/content/site.ts';
import { words } from '../../support/built-site.ts';
import { formService, pages } from '../../support/copy.ts';
import {
  GOOD,
  HTML,
  JSON_TYPE,
  ownServer,
  post,
  postJson,
  requestBytes,
  send,
  sharedServer,
} from './server.ts';

const server = sharedServer({ ALLOWED_ORIGINS: 'https://www.agency.example' });
const THANKS = `${basePath}${pages.contact.path}#thanks`;
/** A form of its own for each test: the same words within ten minutes are one enquiry. */
const fresh = () => ({ ...GOOD, message: `${GOOD.message} ${crypto.randomUUID()}` });
const FOREIGN = { origin: 'https://evil.example' };

test('a form without scripts is stored and leads to the thanks', async () => {
  const fields = fresh();
  const answer = await post(server(), fields);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, server().host + THANKS]);
  const [stored] = await server().stored();
  expect(stored).toMatchObject({ flags: [], data: { message: fields.message, phone: GOOD.phone } });
});

test('a script gets id and next, for the same post again the same with duplicate', async () => {
  const fields = { ...fresh(), _id: crypto.randomUUID() };
  const first = await postJson(server(), fields);
  expect(first.status).toBe(200);
  const body = (await first.json()) as { id: string };
  expect(body).toEqual({ ok: true, id: expect.any(String), next: server().host + THANKS });
  expect(await (await postJson(server(), fields)).json()).toEqual({ ...body, duplicate: true });
});

test('the site behind a TLS proxy takes its own posts', async () => {
  const headers = {
    host: 'agency.example',
    origin: 'https://agency.example',
    'x-forwarded-proto': 'https',
    'content-type': JSON_TYPE,
  };
  const body = JSON.stringify(fresh());
  const bytes = requestBytes(
    `POST ${basePath}/f/contact`,
    { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    body,
  );
  const { status, text } = await send(server().port, bytes);
  expect(status).toBe(200);
  expect(text).toContain(`"next":"https://agency.example${THANKS}"`);
});

test('a page of another site is refused, in our own words and without CORS', async () => {
  const before = (await server().stored()).length;
  const json = await postJson(server(), fresh(), FOREIGN);
  expect([json.status, json.headers.get('content-type')]).toEqual([
    403,
    'application/problem+json',
  ]);
  expect(await json.json()).toMatchObject({ status: 403, code: 'foreign_origin' });
  expect(json.headers.get('access-control-allow-origin')).toBeNull();
  const page = await post(server(), fresh(), FOREIGN);
  expect(page.status).toBe(403);
  expect(words(await page.text())).toContain(formService.errors.foreign_origin.title);
  expect((await server().stored()).length).toBe(before);
});

test('a page of an allowed origin may post and read the answer', async () => {
  const origin = 'https://www.agency.example';
  const preflight = await fetch(`${server().site}/f/contact`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  for (const answer of [preflight, await postJson(server(), fresh(), { origin })]) {
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('vary')).toMatch(/origin/i);
  }
  const foreign = await fetch(`${server().site}/f/contact`, {
    method: 'OPTIONS',
    headers: FOREIGN,
  });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s is 405 with Allow', async (method) => {
  for (const accept of [HTML, JSON_TYPE]) {
    const answer = await fetch(`${server().site}/f/contact`, { method, headers: { accept } });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  }
});

test('a form in a language that was removed is stored all the same', async () => {
  const answer = await post(server(), fresh(), {}, '/zz/f/contact');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, server().host + THANKS]);
});

test('another form is 404', async () => {
  expect((await post(server(), GOOD, {}, '/f/other')).status).toBe(404);
});

const typed = {
  ...GOOD,
  email: 'nope',
  message: '<script>alert(1)</script> "quoted" & \n\nkept',
  budget: 'A bag of flour',
  _id: 'abcdefgh-1',
};

/** The attributes of a page's only element with an id or name. */
const tag = (html: string, key: string, value: string) =>
  new RegExp(`<[^>]*\\s${key}="${value}"[^>]*>`).exec(html)?.[0] ?? '';

test('a refused form comes back as a page of the site with everything that was typed', async () => {
  const answer = await post(server(), typed);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('<header');
  expect(html).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot; &amp; \n\nkept</textarea>',
  );
  // An attribute holds the data of the script; nothing else may hold the tag.
  expect(html.replace(/"[^"]*"/g, '')).not.toContain('<script>alert');
  expect(tag(html, 'name', 'name')).toContain('value="Ada Fenwick"');
  expect(tag(html, 'name', '_id')).toContain('value="abcdefgh-1"');
  expect(tag(html, 'value', 'A bag of flour')).toMatch(/type="radio".*\schecked/);
  expect(tag(html, 'id', 'email')).toMatch(/aria-invalid="true"/);
  expect(tag(html, 'id', 'email')).toMatch(/aria-describedby="[^"]*email-error/);
  expect(html).toContain('id="email-error"');
  expect(html).toContain('href="#email"');
  expect(html).toMatch(/<title>[^<]+<\/title>/);
});

test('a ticked interest is ticked on the page that comes back', async () => {
  const page = await (await fetch(`${server().site}${pages.contact.path}`)).text();
  const offered = [...page.matchAll(/<input[^>]*name="interests"[^>]*>/g)].map(
    ([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? '',
  );
  expect(offered.length).toBeGreaterThan(1);
  const [first = '', second = ''] = offered;
  const decoded = second.replaceAll('&amp;', '&');
  const html = await (await post(server(), { ...typed, interests: decoded })).text();
  expect(tag(html, 'value', second)).toMatch(/\schecked/);
  expect(tag(html, 'value', first)).not.toMatch(/\schecked/);
});

test('every picture, script and style of the page that comes back is there', async () => {
  const html = await (await post(server(), typed)).text();
  const links = [...html.matchAll(/<(?:img|script|source|link)\s[^>]*>/g)]
    .filter(([link]) => !/rel="(?:canonical|alternate)"/.test(link))
    .flatMap(([link]) =>
      [...link.matchAll(/\s(?:src|href|srcset|imagesrcset)="([^"]+)"/g)].flatMap(([, list = '']) =>
        list.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
      ),
    )
    .filter((address) => address.startsWith('/'));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((address) => address.includes('/_image'))).toEqual([]);
  const answers = await Promise.all(
    [...new Set(links)].map(async (path) => [path, (await fetch(server().host + path)).status]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test('a script gets a code for each field', async () => {
  const answer = await postJson(server(), { ...GOOD, email: 'nope', name: '\u200b' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    422,
    'application/problem+json',
  ]);
  expect(await answer.json()).toMatchObject({
    status: 422,
    code: 'invalid',
    errors: [
      { field: 'name', code: 'required' },
      { field: 'email', code: 'invalid' },
    ],
  });
});

test('too many posts of one network are 429 with Retry-After; another network is not held up', async () => {
  const limited = await ownServer({ RATE_PER_MINUTE: '2', TRUSTED_PROXIES: '1' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = [];
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3'])
    statuses.push((await post(limited, fresh(), from(address))).status);
  expect(statuses).toEqual([303, 303, 429]);
  const json = await postJson(limited, fresh(), from('9.9.9.9, 2001:db8::4'));
  expect(json.status).toBe(429);
  expect(Number(json.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await post(limited, { ...GOOD, message: 'Kept text' }, from('2001:db8::5'));
  expect(await page.text()).toContain('Kept text</textarea>');
  expect((await post(limited, fresh(), from('2001:db8:1::1'))).status).toBe(303);
});
