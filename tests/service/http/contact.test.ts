import { expect, onTestFinished, test } from 'vitest';
import { basePath } from '../../../src/content/site.ts';
import { words } from '../../support/built-site.ts';
import { formService, pages } from '../../support/copy.ts';
import { commonServer, GOOD, post, postJson, SHARED, startServer } from './server.ts';

const server = commonServer();
const THANKS = `${basePath}${pages.contact.path}#thanks`;
/** Returns a unique form: the same words within ten minutes count as one enquiry. */
const fresh = () => ({ ...GOOD, message: `${GOOD.message} ${crypto.randomUUID()}` });
const FOREIGN = 'https://evil.example';

test('a form without scripts leads to the thanks, and a script gets id and next', async () => {
  const fields = { ...fresh(), _id: crypto.randomUUID() };
  const answer = await post(server, fields);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, server.host + THANKS]);
  const stored = (await server.stored()).find(({ data }) => data.message === fields.message);
  const again = await postJson(server, fields);
  const body = { ok: true, id: stored?.id, next: server.host + THANKS, duplicate: true };
  expect([again.status, await again.json()]).toEqual([200, body]);
});

test.each([
  [SHARED.ALLOWED_ORIGINS, SHARED.ALLOWED_ORIGINS],
  [FOREIGN, null],
])('a page of %s is told that answers may be read by %s', async (origin, allowed) => {
  const asked = { origin, 'access-control-request-method': 'POST' };
  for (const { headers } of [
    await fetch(`${server.site}/f/contact`, { method: 'OPTIONS', headers: asked }),
    await postJson(server, fresh(), { origin }),
  ]) {
    expect(headers.get('access-control-allow-origin')).toBe(allowed);
    const policy = allowed ? 'cross-origin' : 'same-origin';
    expect(headers.get('cross-origin-resource-policy')).toBe(policy);
    expect(headers.get('vary')).toMatch(/origin/i);
  }
});

test('a form in a language that was removed is stored all the same', async () => {
  const answer = await post(server, fresh(), {}, '/zz/f/contact');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, server.host + THANKS]);
});

test('a refusal is a problem for a script and a page in our words for people', async () => {
  const page = await post(server, fresh(), { origin: FOREIGN });
  expect(page.status).toBe(403);
  expect(words(await page.text())).toContain(formService.errors.foreign_origin.title);
  const json = await postJson(server, { ...GOOD, email: 'nope' });
  expect(json.status).toBe(422);
  expect(json.headers.get('content-type')).toBe('application/problem+json');
  const errors = [{ field: 'email', code: 'invalid' }];
  expect(await json.json()).toMatchObject({ status: 422, code: 'invalid', errors });
});

test('a refused form comes back as a page of the site with everything that was typed', async () => {
  const contact = await (await fetch(server.site + pages.contact.path)).text();
  const interest = / name="interests"[^>]* value="([^"&]+)"/.exec(contact)?.[1] ?? '';
  const message = '<script>alert(1)</script> "quoted" & \n\nkept';
  const typed = { ...GOOD, message, interests: interest, budget: 'A bag of flour' };
  const answer = await post(server, { ...typed, email: 'nope', _id: 'abcdefgh-1' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot; &amp; \n\nkept</textarea>',
  );
  // The tag may appear only in an attribute with the script's data.
  expect(html.replace(/"[^"]*"/g, '')).not.toContain('<script>alert');
  const tag = (attribute: string) => new RegExp(`<[^>]* ${attribute}[^>]*>`).exec(html)?.[0];
  expect(tag('name="name"')).toContain('value="Ada Fenwick"');
  expect(tag('name="_id"')).toContain('value="abcdefgh-1"');
  expect(tag('value="A bag of flour"')).toMatch(/type="radio".* checked/);
  expect(tag(`value="${interest}"`)).toMatch(/ checked/);
  expect(html.match(/<input[^>]*name="interests"[^>]* checked/g)).toHaveLength(1);
  expect(tag('id="email"')).toMatch(/aria-invalid="true"/);
  expect(tag('id="email"')).toMatch(/aria-describedby="[^"]*email-error/);
  expect(tag('id="email-error"')).toBeDefined();
  // Its pictures, scripts and styles must be files of the build.
  const files = new Set(html.match(/\/_(?:astro|image)\b[^"' ,)?]*/g));
  expect(files.size).toBeGreaterThan(3);
  for (const path of files) expect((await fetch(server.site + path)).status, path).toBe(200);
});

test('too many posts of one network are 429 with Retry-After, and the text is kept', async () => {
  const limited = await startServer({ RATE_PER_MINUTE: '1', TRUSTED_PROXIES: '1' });
  onTestFinished(limited.stop);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  expect((await post(limited, fresh(), from('2001:db8::1'))).status).toBe(303);
  const kept = { ...GOOD, message: 'Kept text' };
  const page = await post(limited, kept, from('9.9.9.9, 2001:db8::2'));
  expect(page.status).toBe(429);
  // Longer than the proxies in deploy/ keep idle connections, so that no post is sent on a closing one.
  expect(page.headers.get('keep-alive')).toBe('timeout=75');
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await page.text()).toContain('Kept text</textarea>');
  expect((await post(limited, fresh(), from('2001:db8:1::1'))).status).toBe(303);
});
