import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedFields } from '../../../src/content/derived-fields.ts';
import { features } from '../../../src/content/features.ts';
import { zoneName } from '../../../src/lib/time-zone.ts';
import { build } from '../../proofs/adoption/scratch.ts';
import { GOOD, post, type Server, startServer } from '../../service/http/server.ts';
import { names } from '../../support/content.ts';
import { site as original, pages } from '../../support/copy.ts';
import { DEFAULT_TAG, remove, scratchSite } from './scratch-site.ts';

const WHOLE = { tag: 'nb-NO', code: 'nb' };
/** Written right to left and without some records, which stay in the default language. */
const PART = { tag: 'ar-EG', code: 'ar' };

const [service = ''] = names('services', '.yaml');
const leftOut = ['blog', 'article', 'case-study']
  .flatMap((kind) => names(`insights/${kind}`, '.md').slice(1))
  .concat(service);

const HOST = 'https://agency.example';
/** The site is below a path; in all other tests it is at the root. */
const BASE = '/studio';

let site = '';
/** Default-language paths without the base path: all, and those with a file. */
let sitemap: string[] = [];
let listed: string[] = [];
let server: Server;
/** The visitor's addresses as the form service sees them. */
let visitor: { site: string; host: string };
beforeAll(async () => {
  site = scratchSite([WHOLE, { ...PART, leftOut }]);
  const { status, output } = build(site, HOST + BASE);
  expect(status, output.slice(-4_000)).toBe(0);
  server = await startServer({ SITE_URL: HOST + BASE }, { dist: join(site, 'dist') });
  visitor = { site: server.host + BASE, host: HOST };
  sitemap = inSitemap('sitemap.xml');
  listed = sitemap.filter((path) => path !== pages.estimator.path);
  expect(listed.length).toBeGreaterThan(10);
});
afterAll(async () => {
  await server?.stop();
  remove(site);
});

const read = (file: string) => readFileSync(join(site, 'dist/client', file), 'utf8');
/** Returns the paths in a sitemap without the base path; '/' is home. */
const inSitemap = (file: string) =>
  [...read(file).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(HOST + BASE), address).toBe(true);
    return address.slice((HOST + BASE).length) || '/';
  });
/** Returns the file of a path below the base path, for which the build has no folder. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const html = (path: string) => read(fileOf(path));
const exists = (path: string) => existsSync(join(site, 'dist/client', fileOf(path)));
const pathIn = ({ code }: { code: string }, path: string) => `/${code}${path === '/' ? '' : path}`;
const servicePath = derivedFields.services(basename(service, '.yaml')).path;

/** Names and terms that are the same in every language. */
const { name, email, social, insights, timeZone } = original;
const own = [
  ...[name, email, ...social.map(({ label }) => label), insights.fixedByline?.author ?? ''],
  ...names('industries', '.yaml').map((file) => basename(file, '.yaml')),
];
/** Code, versions and addresses in a text. */
const CODE = /\w*\d\w*|[a-z]+(?:[-@.][a-z]+)+/g;
/** Months, which Intl writes, and the languages' own names. */
const written = new Set(
  Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1))
    .map((day) => day.toLocaleDateString(WHOLE.tag, { month: 'long' }))
    .concat('English', 'norsk', 'bokmål'),
);

/** A tag, even with `>` in an attribute. */
const TAG = /<(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** Returns a page's untranslated words, in visible text and in texts for screen readers and search engines. */
function untranslated(page: string): string[] {
  const body = page
    .replaceAll('<wbr/>', '')
    .replace(/<(script|style|code|pre|svg)\b[\s\S]*?<\/\1>/g, ' ');
  const spoken = body.matchAll(
    /\s(?:(?:alt|title|placeholder|aria-label|aria-roledescription)|(?:name|property)="(?:description|og:title|twitter:title|og:description)" content)="([^"]*)"/g,
  );
  const texts = [body.replace(TAG, '\n'), ...[...spoken].map(([, text = '']) => text)].map((text) =>
    own
      .filter(Boolean)
      .reduce(
        (left, known) => left.replaceAll(known, ' '),
        text.replaceAll('&amp;', '&').replace(/&#?\w+;/g, ' '),
      )
      .replace(CODE, ' '),
  );
  return texts
    .flatMap((text) => text.match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => /[a-z]/i.test(word) && !written.has(word));
}

/** Returns a page's links, pictures and forms on this host, except links with `hreflang`. */
const within = (page: string) =>
  (page.match(TAG) ?? [])
    .filter((tag) => /^<(?:a|link|img|source|form|script)\s/.test(tag) && !/\shreflang=/i.test(tag))
    .flatMap((tag) => /\s(?:href|src|action)="(\/[^"]*)"/.exec(tag)?.[1] ?? []);
/** Files shared by all languages. */
const SHARED = /^\/studio\/(?:_astro|films|neutral|\.well-known)\/|^\/studio\/[\w-]+\.\w+(?:#|$)/;
const isForeign = (path: string) => !SHARED.test(path) && !/^\/studio\/nb(?:[/#?]|$)/.test(path);

const strays = (paths: readonly string[], isStray: (path: string) => boolean) => {
  expect(paths.length).toBeGreaterThan(listed.length);
  return [...new Set(paths.filter(isStray))];
};

it('pages of the default language lead below the path and to no page of another one', () => {
  const paths = listed.flatMap((path) => within(html(path)));
  expect(strays(paths, (path) => !/^\/studio\/(?!(?:nb|ar)(?:[/#?]|$))/.test(path))).toEqual([]);
});

describe('a language whose texts are all translated', () => {
  it('has each page of the default one, without a word of it, and leads to its own pages', () => {
    expect(listed.filter((path) => !exists(pathIn(WHOLE, path)))).toEqual([]);
    const pages = listed.map((path) => ({ path, text: html(pathIn(WHOLE, path)) }));
    const left = pages.flatMap(({ path, text }) => {
      const words = untranslated(text);
      return words.length > 0 ? [`${path}: ${[...new Set(words)].slice(0, 8).join(' ')}`] : [];
    });
    expect(left).toEqual([]);
    const paths = pages.flatMap(({ text }) => within(text));
    expect(strays(paths, isForeign)).toEqual([]);
  });

  it('has a feed, a search, a sitemap and a menu of its own', () => {
    expect(inSitemap('nb/sitemap.xml')).toEqual(sitemap.map((path) => pathIn(WHOLE, path)));
    expect(read('robots.txt').match(/^Sitemap: /gm)).toHaveLength(3);
    if (features.insights) {
      const feed = read('nb/rss.xml');
      expect(feed).toContain(`<language>${WHOLE.tag}</language>`);
      const items = [...feed.matchAll(/<item><title>([^<]*)<\/title><link>([^<]*)/g)];
      expect(items.length).toBeGreaterThan(0);
      for (const [, title = '', link] of items)
        expect([untranslated(title), link]).toEqual([[], expect.stringContaining('/studio/nb/')]);
    }
    const entries = features.search ? JSON.parse(read('nb/search-index.json')) : [];
    for (const { path, title } of [...entries])
      expect([untranslated(title), path]).toEqual([
        [],
        expect.stringMatching(/^\/studio\/nb(?:\/|#|$)/),
      ]);
    if (features.search)
      expect(JSON.parse(read('nb/texts/search.json')).empty.action.href).toMatch(/^\/studio\/nb\//);
    const linked: { path: string }[] = JSON.parse(read('nb/menu-pictures.json'));
    const home = html('/nb');
    expect(linked.filter(({ path }) => !home.includes(`href="${path}"`))).toEqual([]);
  });

  /** Fetches a page rendered on request; expects only translated words, apart from those that Intl writes. */
  async function onRequest(path: string, status: number): Promise<string> {
    const answer = await fetch(visitor.site + path, { headers: { accept: 'text/html' } });
    expect(answer.status, path).toBe(status);
    const page = (await answer.text()).replaceAll('\u00ad', '');
    expect(page, path).toMatch(/<html lang="nb-NO" [^>]*data-folder="\/nb"/);
    const zone = zoneName(timeZone, WHOLE.tag);
    expect(
      untranslated(page.replace(/<select[\s\S]*?<\/select>/g, ' ').replaceAll(zone, ' ')),
    ).toEqual([]);
    return page;
  }
  it('answers in its own words, and sends its forms to its own address', async () => {
    await onRequest('/nb/no-such-page', 404);
    if (features.booking)
      expect(await onRequest('/nb/booking', 200)).toContain('action="/studio/nb/booking/book"');
    if (features.estimator) {
      const estimate = await onRequest('/nb/estimate', 200);
      expect(estimate).toContain('action="/studio/nb/estimate#receipt"');
      expect(estimate).toContain(`rel="canonical" href="${HOST}/studio/nb/estimate"`);
      await onRequest('/nb/estimate?attach=yes', 200);
    }
    expect(html('/contact')).toContain('action="/studio/f/contact"');
    const refused = await post(visitor, { email: 'nope', message: '123' }, {}, '/nb/f/contact');
    const page = await refused.text();
    expect(refused.status).toBe(422);
    expect(page).toContain('action="/studio/nb/f/contact"');
    expect(page).toContain('id="name-error"');
    expect(untranslated(page)).toEqual([]);
    expect(within(page.replaceAll(HOST, '')).filter(isForeign)).toEqual([]);
    const { status, headers } = await post(visitor, GOOD, {}, '/nb/f/contact');
    const thanks = `${HOST}${BASE}/nb/contact#thanks`;
    expect([status, headers.get('location')]).toEqual([303, thanks]);
    expect(await server.stored()).toHaveLength(1);
  });
});

it('a language without some records links to them in the default one, and is written from right to left', () => {
  expect(html('/ar')).toContain('<html lang="ar-EG" dir="rtl"');
  expect(exists(servicePath)).toBe(true);
  expect(exists(pathIn(PART, servicePath))).toBe(false);
  const links = [...html('/ar/services').matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>/g)];
  const toIt = links.filter(([, href]) => href?.endsWith(servicePath));
  expect(toIt.length).toBeGreaterThan(0);
  for (const [tag, href] of toIt) {
    expect(href).toBe(BASE + servicePath);
    expect(tag).toMatch(/(?=.* hreflang="en-GB").* lang="en-GB"/);
  }
});

it('the server answers below the path, and about its health also at the root', async () => {
  expect(read('site.webmanifest')).toContain(`"start_url":"${BASE}/`);
  for (const [path, status, location = null] of [
    ['/', 307, `${BASE}/`],
    [BASE, 307, `${BASE}/`],
    [`${BASE}/`, 200],
    [`${BASE}${pages.contact.path}/`, 308, BASE + pages.contact.path],
    [pages.contact.path, 404],
    ['/booking', 404],
    [`${BASE}/booking`, features.booking ? 200 : 404],
    [`${BASE}/f/contact`, 405],
    [`${BASE}/nope`, 404],
    ['/health/live', 200],
    [`${BASE}/health/live`, 200],
  ] as const) {
    const { status: answered, headers } = await fetch(server.host + path, { redirect: 'manual' });
    expect([answered, headers.get('location')], path).toEqual([status, location]);
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
  }
});

it('versions of a page name themselves and each other, and its footer leads to them', () => {
  const ALTERNATE =
    /<link rel="alternate" hreflang="([^"]+)" href="https:\/\/[^/]+\/studio([^"]*)"/g;
  const wrong = listed.flatMap((path) => {
    const versions = [
      [DEFAULT_TAG, path],
      [WHOLE.tag, pathIn(WHOLE, path)],
      [PART.tag, pathIn(PART, path)],
    ].filter(([, one = '']) => exists(one));
    const wanted = [...versions, ['x-default', path]].join();
    return versions.flatMap(([, one = '']) => {
      const page = html(one);
      const named = [...page.matchAll(ALTERNATE)].map(([, tag, to]) => [tag, to]).join();
      return named === wanted && page.includes(`rel="canonical" href="${HOST}${BASE}${one}"`)
        ? []
        : [one];
    });
  });
  expect(wrong).toEqual([]);
  expect(html('/about')).toMatch(/<a [^>]*href="\/studio\/nb\/about" lang="nb-NO"/);
  expect(html('/nb/about')).toMatch(/<a [^>]*href="\/studio\/about" lang="en-GB"/);
});
