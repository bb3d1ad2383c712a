import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedFields } from '../../../src/content/derived-fields.ts';
import { features } from '../../../src/content/features.ts';
import { findChromium } from '../../../tools/browser/chromium.ts';
import { GOOD, post, type Server, startServer } from '../../service/http/server.ts';
import { names, yaml } from '../../support/content.ts';
import { pages } from '../../support/copy.ts';
import { accented, unmarked } from './pseudo-language.ts';
import { build, DEFAULT_TAG, remove, scratchSite } from './scratch-site.ts';

/** Every text is translated. */
const WHOLE = { tag: 'nb-NO', code: 'nb' };
/** Written from right to left, and without some records: they stay in the default language. */
const PART = { tag: 'ar-EG', code: 'ar' };

const [service = ''] = names('services', '.yaml');
const leftOut = ['blog', 'article', 'case-study']
  .flatMap((kind) => names(`insights/${kind}`, '.md').slice(kind === 'blog' ? 0 : 1))
  .concat(service);

const HOST = 'https://agency.example';
/** The site stands below a path; all other tests have it at the root. */
const BASE = '/studio';

let site = '';
/** Paths of the default language's pages below the site's. */
let listed: string[] = [];
let server: Server;
let browser: Browser;
/** As the form service sees a visitor of the site. */
let visitor: { site: string; host: string };
beforeAll(async () => {
  site = scratchSite([WHOLE, { ...PART, leftOut }]);
  const { status, output } = build(site, HOST + BASE);
  expect(status, output.slice(-4_000)).toBe(0);
  server = await startServer({ SITE_URL: HOST + BASE }, { dist: join(site, 'dist') });
  visitor = { site: server.host + BASE, host: HOST };
  browser = await chromium.launch(findChromium());
  listed = inSitemap('sitemap.xml');
  expect(listed.length).toBeGreaterThan(10);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  remove(site);
});

const read = (file: string) => readFileSync(join(site, 'dist/client', file), 'utf8');
/** Paths below the site's in a sitemap; '/' is home. */
const inSitemap = (file: string) =>
  [...read(file).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(HOST + BASE), address).toBe(true);
    return address.slice((HOST + BASE).length) || '/';
  });
/** The file behind a path below the site's: the build writes none of the folders that the base path names. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const html = (path: string) => read(fileOf(path));
const exists = (path: string) => existsSync(join(site, 'dist/client', fileOf(path)));
const pathIn = ({ code }: { code: string }, path: string) => `/${code}${path === '/' ? '' : path}`;
/** Link to a path below the site's. */
const link = (path: string) => BASE + path;
const servicePath = derivedFields.services(basename(service, '.yaml')).path;

/** Names, and what browsers and people write alike in every language. */
const { name, email, social, insights } = yaml<{
  name: string;
  email: string;
  social: { label: string }[];
  insights: { fixedByline?: { author: string } };
}>('site.yaml');
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const own = [
  ...[name, email, ...social.map(({ label }) => label), insights.fixedByline?.author ?? ''],
  // One may be a part of another.
  ...Object.keys(dependencies).sort((one, other) => other.length - one.length),
];
/** Dates, units, and what languages call themselves: written by Intl or alike everywhere. */
const written = new Set(
  Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1))
    .map((day) => day.toLocaleDateString(WHOLE.tag, { month: 'long' }))
    .concat('English', 'العربية', 'norsk', 'bokmål', 'kB', 'Wh'),
);

/** A tag, also one with a sign of a tag's end in an attribute. */
const TAG = /<(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** Words of a page that no translator has seen: of its texts and of what is read out or shown by search engines. */
function untranslated(page: string): string[] {
  const body = page.replace(
    /<(?:script|style|code|pre|svg)\b[\s\S]*?<\/(?:script|style|code|pre|svg)>/g,
    ' ',
  );
  const spoken = [
    ...body.matchAll(/\s(?:alt|title|placeholder|aria-label|aria-roledescription)="([^"]*)"/g),
    ...body.matchAll(
      /<meta (?:name|property)="(?:description|og:title|twitter:title|og:description)" content="([^"]*)"/g,
    ),
  ].map(([, text = '']) => text);
  const texts = [body.replace(TAG, '\n'), ...spoken].map((text) =>
    own
      .filter(Boolean)
      .reduce(
        (left, known) => left.replaceAll(known, ' '),
        text.replaceAll('&amp;', '&').replace(/&#?\w+;/g, ' '),
      ),
  );
  return texts
    .flatMap((text) => unmarked(text).match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => !written.has(word));
}

/** Links, pictures and forms of a page within the host, but for those that name the language of what they lead to. */
const within = (page: string) =>
  (page.match(TAG) ?? [])
    .filter((tag) => /^<(?:a|link|img|source|form|script)\s/.test(tag) && !/\shreflang=/i.test(tag))
    .flatMap((tag) => /\s(?:href|src|action)="(\/[^"]*)"/.exec(tag)?.[1] ?? []);
/** Stand once for all languages. */
const SHARED = /^\/studio\/(?:_astro|films|neutral|\.well-known)\/|^\/studio\/[\w-]+\.\w+(?:#|$)/;
const isForeign = (path: string) => !SHARED.test(path) && !/^\/studio\/nb(?:[/#?]|$)/.test(path);

it('pages of the default language lead below the path and to no page of another one', () => {
  const paths = listed.flatMap((path) => within(html(path)));
  expect(paths.length).toBeGreaterThan(listed.length);
  const strays = paths.filter(
    (path) => !/^\/studio\//.test(path) || /^\/studio\/(?:nb|ar)(?:[/#?]|$)/.test(path),
  );
  expect([...new Set(strays)]).toEqual([]);
});

describe('a language whose texts are all translated', () => {
  it('has each page of the default one, without a word of it', () => {
    const missing = listed.filter((path) => !exists(pathIn(WHOLE, path)));
    expect(missing).toEqual([]);
    const left = listed.flatMap((path) => {
      const words = untranslated(html(pathIn(WHOLE, path)));
      return words.length > 0 ? [`${path}: ${[...new Set(words)].slice(0, 8).join(' ')}`] : [];
    });
    expect(left).toEqual([]);
  });
  it('leads to its own pages', () => {
    const own = listed.flatMap((path) => within(html(pathIn(WHOLE, path))));
    expect(own.length).toBeGreaterThan(listed.length);
    expect([...new Set(own.filter(isForeign))]).toEqual([]);
  });
  it.skipIf(!features.insights)('has feeds of its own', () => {
    const feed = JSON.parse(read('nb/feed.json'));
    expect(feed.language).toBe(WHOLE.tag);
    expect(feed.items.length).toBeGreaterThan(0);
    for (const { title, url } of feed.items) {
      expect(title).toMatch(/^⟦/);
      expect(url).toMatch(/^https:\/\/agency\.example\/studio\/nb\//);
    }
    expect(read('nb/rss.xml')).toContain(`<language>${WHOLE.tag}</language>`);
  });
  it.skipIf(!features.search)('has a search of its own', () => {
    for (const { path, title } of JSON.parse(read('nb/search-index.json'))) {
      expect(path).toMatch(/^\/studio\/nb(?:\/|#|$)/);
      expect(unmarked(title)).not.toMatch(/\p{L}{2,}/u);
    }
  });
  it('has a sitemap of its own', () => {
    expect(inSitemap('nb/sitemap.xml')).toEqual(listed.map((path) => pathIn(WHOLE, path)));
    expect(read('robots.txt').match(/^Sitemap: /gm)).toHaveLength(3);
  });
  it('writes figures as it does', () => {
    const format = new Intl.NumberFormat(WHOLE.tag, { minimumFractionDigits: 1 });
    const home = html('/nb').replaceAll('<!-- -->', '');
    for (const { rating } of yaml<{ rating: number }[]>('testimonials.yaml'))
      expect(home).toContain(`<span>${format.format(rating)} <span`);
  });
  it('has no quotation marks of the default one', () => {
    const marked = listed.filter((path) => /<p>“/.test(html(pathIn(WHOLE, path))));
    expect(marked).toEqual([]);
  });
  it('sends its forms to its own address', () => {
    expect(html('/nb/contact')).toContain('action="/studio/nb/f/contact"');
    expect(html('/contact')).toContain('action="/studio/f/contact"');
  });
  it('gives a refused form back without a word of the default one', async () => {
    const answer = await post(visitor, { email: 'nope', message: '123' }, {}, '/nb/f/contact');
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('<html lang="nb-NO"');
    expect(page).toContain('action="/studio/nb/f/contact"');
    expect(page).toContain('id="name-error"');
    expect(untranslated(page)).toEqual([]);
    expect(within(page.replaceAll(HOST, '')).filter(isForeign)).toEqual([]);
  });
  it('leads to its own thanks', async () => {
    const { status, headers } = await post(visitor, GOOD, {}, '/nb/f/contact');
    const thanks = `${HOST}${BASE}/nb/contact#thanks`;
    expect([status, headers.get('location')]).toEqual([303, thanks]);
    expect(await server.stored()).toHaveLength(1);
  });
  it('has an error page', async () => {
    const headers = { accept: 'text/html' };
    const answer = await fetch(`${visitor.site}/nb/no-such-page`, { headers });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<html lang="nb-NO"');
  });
  it.skipIf(!features.booking)('has a list of times', async () => {
    const answer = await fetch(`${visitor.site}/nb/booking`);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('<html lang="nb-NO"');
    expect(page).toContain('action="/studio/nb/booking/book"');
    // Names of time zones and days come from Intl.
    const zone = /name="timeZone" value="([^"]*)"/.exec(page)?.[1] ?? '';
    const body = page.replace(/<select[\s\S]*?<\/select>/g, ' ').replaceAll(zone, ' ');
    expect(untranslated(body)).toEqual([]);
  });
  it.skipIf(!features.estimator)('has an estimate, and an enquiry with it', async () => {
    for (const query of ['', '?attach=yes']) {
      const answer = await fetch(`${visitor.site}/nb/estimate${query}`);
      expect(answer.status).toBe(200);
      const page = await answer.text();
      expect(page).toContain('<html lang="nb-NO"');
      expect(untranslated(page)).toEqual([]);
    }
  });
});

it('what machines read names addresses below the path', () => {
  const named = [...read('site.webmanifest').matchAll(/"(?:src|start_url)":"(.*?)"/g)];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(([, address]) => !address?.startsWith(`${BASE}/`))).toEqual([]);
});

it('the server answers below the path, and about its health at the root, too', async () => {
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

it('what is answered on request has no file', () => {
  for (const path of [
    '/booking',
    '/nb/booking',
    '/estimate',
    '/nb/estimate',
    '/f/contact',
    '/nb/f/contact',
  ])
    expect(exists(path), path).toBe(false);
});

describe('a language without some records', () => {
  it('links to them in the default one and has no page of them', () => {
    expect(exists(servicePath)).toBe(true);
    expect(exists(pathIn(PART, servicePath))).toBe(false);
    const links = [...html('/ar/services').matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>/g)];
    const toIt = links.filter(([, href]) => href?.endsWith(servicePath));
    expect(toIt.length).toBeGreaterThan(0);
    for (const [tag, href] of toIt) {
      expect(href).toBe(link(servicePath));
      expect(tag).toContain(`hreflang="${DEFAULT_TAG}"`);
      expect(tag).toContain(`lang="${DEFAULT_TAG}"`);
    }
  });
  it('is written from right to left', () => {
    expect(html('/ar')).toContain('<html lang="ar-EG" dir="rtl"');
    expect(html('/nb')).not.toContain('dir="rtl"');
  });
});

it.each([WHOLE, PART])('the menu in $tag finds the pictures of its links', ({ code }) => {
  const page = html(`/${code}`);
  const pathsIn = (file: string): string[] =>
    JSON.parse(read(file)).map(({ path }: { path: string }) => path);
  const paths = pathsIn(`${code}/menu-pictures.json`);
  // A site without pictures of its own has none in its menu.
  expect(paths.length > 0).toBe(pathsIn('menu-pictures.json').length > 0);
  expect(paths.filter((path) => !page.includes(`href="${path}"`))).toEqual([]);
});

it('versions of a page name themselves and each other, and no others', () => {
  const versions = (page: string) =>
    Object.fromEntries(
      [
        ...page.matchAll(
          /<link rel="alternate" hreflang="([^"]+)" href="https:\/\/[^/]+\/studio([^"]*)"/g,
        ),
      ].map(([, tag = '', path = '']) => [tag, path]),
    );
  const wrong = listed.flatMap((path) => {
    const paths = {
      [DEFAULT_TAG]: path,
      [WHOLE.tag]: pathIn(WHOLE, path),
      [PART.tag]: pathIn(PART, path),
    };
    const there = Object.entries(paths).filter(([, one]) => exists(one));
    const wanted = { ...Object.fromEntries(there), 'x-default': path };
    return there
      .filter(
        ([, one]) =>
          JSON.stringify(versions(html(one))) !== JSON.stringify(wanted) ||
          !html(one).includes(`<link rel="canonical" href="${HOST}${BASE}${one}"`),
      )
      .map(([, one]) => one);
  });
  expect(wrong).toEqual([]);
});

it('the footer of each page leads to its other languages', () => {
  for (const path of ['/', '/about']) {
    expect(html(path)).toMatch(
      new RegExp(`<a [^>]*href="${link(pathIn(WHOLE, path))}" lang="nb-NO"`),
    );
    expect(html(pathIn(WHOLE, path))).toMatch(
      new RegExp(`<a [^>]*href="${link(path)}" lang="${DEFAULT_TAG}"`),
    );
  }
});

/** A translation is longer, and its letters take two bytes: so much more may a page weigh than the default language's. */
const HEAVIER = 1.3;
it('no page is heavier than its longer texts make it', () => {
  const weight = (path: string) => statSync(join(site, 'dist/client', `${fileOf(path)}.br`)).size;
  const heavy = listed
    .map((path) => ({ path, ratio: weight(pathIn(WHOLE, path)) / weight(path) }))
    .filter(({ ratio }) => ratio > HEAVIER);
  expect(heavy.map(({ path, ratio }) => `${path}: ${ratio.toFixed(2)}`)).toEqual([]);
});

it.each([WHOLE, PART])('no page in $tag scrolls sideways in a narrow window', async (language) => {
  const kinds = [...Map.groupBy(listed, (path) => path.replace(/[^/]*$/, '')).entries()].flatMap(
    ([folder, paths]) => (folder === '/' ? paths : paths.slice(1, 2)),
  );
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  const wide: string[] = [];
  for (const path of kinds.map((one) => pathIn(language, one)).filter(exists)) {
    await page.goto(visitor.site + path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) wide.push(`${path}: ${width} px`);
  }
  await page.close();
  expect(wide).toEqual([]);
});

it.skipIf(!features.search)(
  'a visitor searches, reads and writes without leaving the language or the path',
  async () => {
    const page = await browser.newPage();
    const strays: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (answer.status() >= 400 || !pathname.startsWith(`${BASE}/`))
        strays.push(`${answer.status()} ${pathname}`);
    });
    await page.goto(`${visitor.site}/nb`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(accented(pages.contact.name));
    await page.locator('[role="option"][href="/studio/nb/contact"]').click();
    await page.waitForURL('**/studio/nb/contact');
    for (const field of ['name', 'email', 'phone', 'message'] as const)
      await page.locator(`[name="${field}"]`).fill(GOOD[field]);
    await page.locator('[name="_id"]:not([value=""])').waitFor({ state: 'attached' });
    await page.locator('#form button[type="submit"]').click();
    await page.locator('#thanks[open]').waitFor();
    await page.close();
    expect(strays).toEqual([]);
  },
);
