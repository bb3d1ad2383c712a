import { expect, test } from 'vitest';
import { DEFAULT_MESSAGES } from '../../contract/messages.ts';
import { type SiteConfigs, siteConfigSchema } from '../../contract/site-config.ts';
import { pseudo, unmarked } from '../languages/pseudo-language.ts';
import { BOOKING_CONFIG, MONDAY, visitor } from './bookable.ts';
import { mailServer } from './receivers.ts';
import { GOOD, post, postJson, testService, until } from './service.ts';

type Texts = { [name: string]: string | Texts };
const translated = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? pseudo(text) : translated(text),
    ]),
  );

const NAME = 'Example Agency';
const names = ['name', 'company', 'email', 'phone', 'interests', 'budget', 'message', 'note'];
const label = (name: string) => [name, pseudo(name)] as const;
const common = { name: NAME, email: 'hello@agency.example' };
const site: SiteConfigs = siteConfigSchema.parse({
  ...common,
  booking: BOOKING_CONFIG,
  languages: {
    ar: {
      ...common,
      language: 'ar-EG',
      direction: 'rtl',
      folder: '/ar',
      homePath: '/ar',
      contactPath: '/ar/contact',
      thanksPath: '/ar/contact#thanks',
      labels: Object.fromEntries(names.map(label)),
      options: { interests: [pseudo('Websites')], budget: [pseudo('Little')] },
      booking: {
        ...BOOKING_CONFIG,
        title: pseudo(BOOKING_CONFIG.title),
        place: pseudo(BOOKING_CONFIG.place),
      },
      messages: translated(DEFAULT_MESSAGES),
    },
  },
});
const service = (env: Record<string, string> = {}) =>
  testService({ siteConfig: site, now: () => MONDAY, env });

/** Words in Latin letters that a reader of Arabic would meet, but for names and what visitors typed. */
function foreignWords(page: string): string[] {
  const text = page
    .replace(/<(?:head|style|select id="tz")[\s\S]*?<\/(?:head|style|select)>/g, ' ')
    .replace(/<textarea[\s\S]*?<\/textarea>|<[^>]+>/g, ' ')
    .replace(/https?:\S+|\S+@\S+|&\w+;|[A-Z]\w+\/\w+/g, ' ')
    .replaceAll(NAME, ' ');
  return unmarked(text).match(/\p{Script=Latin}{2,}/gu) ?? [];
}

const mistaken = { ...GOOD, name: '', interests: pseudo('Websites'), budget: '' };
const pages: [what: string, ask: (origin: string) => Promise<Response>][] = [
  ['a form with mistakes', (origin) => post(origin, { ...mistaken, email: 'x' }, at('/f/contact'))],
  ['a broken post', (origin) => post(origin, '{', at('/f/contact', 'multipart/form-data'))],
  ['a method that is not allowed', (origin) => fetch(`${origin}/ar/f/contact`, html)],
  ['the times', (origin) => fetch(`${origin}/ar/booking`, html)],
  ['a time that cannot be booked', (origin) => post(origin, visitor, at('/booking/book'))],
  ['an unknown booking', (origin) => fetch(`${origin}/ar/booking/${crypto.randomUUID()}`, html)],
];
const html = { headers: { accept: 'text/html' } };
const at = (path: string, type?: string) => ({
  path: `/ar${path}`,
  ...(type && { headers: { 'content-type': type } }),
});

test.each(pages)('%s: a page in the language of the page before', async (_, ask) => {
  const { origin } = await service();
  const page = await (await ask(origin)).text();
  expect(page).toContain('<html lang="ar-EG" dir="rtl">');
  expect(foreignWords(page)).toEqual([]);
  const links = [...page.matchAll(/\s(?:href|action)="(?:http:\/\/[^/"]+)?(\/[^"]*)"/g)];
  expect(links.length).toBeGreaterThan(1);
  const elsewhere = links.map(([, path = '']) => path).filter((path) => !path.startsWith('/ar'));
  expect(elsewhere).toEqual(['/_inbox/style.css']);
});

test('an enquiry is stored and leads back to the language’s page', async () => {
  const { origin, store } = await service();
  const answer = await post(origin, { ...GOOD, interests: pseudo('Websites') }, at('/f/contact'));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${origin}/ar/contact#thanks`);
  const [stored] = await store.list({ folder: 'inbox', limit: 1 });
  expect(stored?.flags).not.toContain('interest_unknown');
});

test('a guest gets mails and a calendar file in their language, the agency in its own', async () => {
  const { emails, env } = await mailServer();
  const { origin } = await service(env);
  const start = '2026-06-02T08:00:00.000Z';
  const booked = await postJson(origin, { ...visitor, start }, {}, '/ar/booking/book');
  const { url, ics, id } = (await booked.json()) as { url: string; ics: string; id: string };
  expect(new URL(url).pathname).toBe(`/ar/booking/${id}`);
  expect(foreignWords(await (await fetch(url)).text())).toEqual([]);
  const calendar = await (await fetch(ics)).text();
  expect(calendar).toContain(`SUMMARY:${pseudo('{title} ({site})').slice(0, 1)}`);
  const token = new URL(url).searchParams.get('t') ?? '';
  await post(origin, { t: token }, { path: `/ar/booking/${id}/cancel` });
  await until(() => emails.length >= 2);
  const mails = emails.map(({ recipients, text }) => ({ recipients, text: readable(text) }));
  const [guest] = mails.filter(({ recipients }) => recipients.includes(visitor.email));
  const [host] = mails.filter(({ recipients }) => !recipients.includes(visitor.email));
  expect(guest?.text).toMatch(/⟦.*الثلاثاء/s);
  expect(foreignWords(guest?.text ?? '')).toEqual([]);
  expect(host?.text).not.toContain('⟦');
});

/** The plain text of a mail. */
function readable(raw: string): string {
  const [, encoding = '', body = ''] =
    /Content-Type: text\/plain[\s\S]*?Content-Transfer-Encoding: (\S+)[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(
      raw,
    ) ?? [];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

test.each(['/zz', '/xyz'])(
  'a post to %s, a language that is not there, is not lost',
  async (base) => {
    const { origin, store } = await service();
    const answer = await post(origin, GOOD, { path: `${base}/f/contact` });
    expect(answer.headers.get('location')).toBe(`${origin}/contact#thanks`);
    expect(await store.list({ folder: 'inbox', limit: 5 })).toHaveLength(1);
    const refused = await (await post(origin, {}, { path: `${base}/f/contact` })).text();
    expect(refused).toContain('<html lang="en-GB">');
  },
);

test.each(['/__proto__', '/constructor', '/%61r', '/ar/ar', '/AR', '/..%2far'])(
  'a post to %s is none of the service’s',
  async (base) => {
    const { origin, store } = await service();
    expect((await post(origin, GOOD, { path: `${base}/f/contact` })).status).toBe(404);
    expect(await store.list({ folder: 'inbox', limit: 5 })).toEqual([]);
  },
);
