import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import { describe, expect, it } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { insightKinds } from '../../../src/content/insight-kinds.ts';
import { basePath, site } from '../../../src/content/site.ts';
import { underBase, withoutBase } from '../../../src/lib/site-path.ts';
import { filled, html, pathOf, paths, visibleText } from '../../support/built-site.ts';
import { pagesBelow } from '../../support/page-kinds.ts';

const DIST = new URL('../../../dist/client/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, DIST), 'utf8');
const ORIGIN = new URL(
  /<loc>([^<]*)<\/loc>/.exec(read('sitemap.xml'))?.[1] ?? 'https://missing.example',
).origin;

/** What stands behind an address of ours: a page, a file, or nothing. */
function isBuilt(address: string): boolean {
  const { origin, pathname } = new URL(address);
  if (origin !== ORIGIN) return true;
  const path = decodeURIComponent(withoutBase(basePath, pathname) ?? '/outside').slice(1);
  return ['', '.html', 'index.html'].some(
    (ending) => (path + ending).includes('.') && existsSync(new URL(path + ending, DIST)),
  );
}
const missing = (addresses: Iterable<string>) =>
  [...new Set(addresses)].filter((address) => !isBuilt(address));
const insights = insightKinds.flatMap(({ id }) => pagesBelow(`/insights/${id}/`));
/** Pages with a Markdown twin: insights, and pages of our own that are text alone. */
const twins = paths.filter((path) => existsSync(new URL(`${path.slice(1)}.md`, DIST)));

describe.skipIf(!features.insights)('feeds', () => {
  const rss = features.insights ? read('rss.xml') : '';
  const items = [...rss.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) => item);
  const field = (item: string, name: string) =>
    new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`).exec(item)?.[1] ?? '';

  it('RSS is well-formed: every element closes, in order', () => {
    const open: string[] = [];
    const text = rss.replace(/<\?[\s\S]*?\?>/g, '').replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
    for (const [, close, name = '', self] of text.matchAll(
      /<(\/?)([\w:-]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g,
    )) {
      if (close) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
    }
    expect(open).toEqual([]);
    const bare = /.{0,40}(?:<|&(?!amp;|lt;|gt;|quot;|apos;|#\d+;|#x[\da-f]+;)).{0,40}/i;
    expect(bare.exec(text.replace(/<[^>]*>/g, ''))?.[0]).toBeUndefined();
  });

  it('RSS carries full texts, dates and addresses that stand', () => {
    expect(items.length).toBe(Math.min(50, insights.length));
    for (const item of items) {
      expect(field(item, 'title')).not.toBe('');
      expect(Number.isNaN(Date.parse(field(item, 'pubDate')))).toBe(false);
      expect(field(item, 'content:encoded')).not.toBe('');
    }
    expect(missing(items.flatMap((item) => [field(item, 'link'), field(item, 'guid')]))).toEqual(
      [],
    );
    const links = [...rss.matchAll(/(?:href|src)=(?:"|&quot;)(https?:[^"&]*)/g)].map(
      ([, link = '']) => link,
    );
    expect(missing(links)).toEqual([]);
  });

  it('a chart is drawn on its page, and a table or list for readers elsewhere', () => {
    const drawn = insights.filter((path) => html(path).includes('<figure data-chart='));
    const written = insights.filter((path) => html(path).includes('language-chart'));
    expect(written).toEqual([]);
    for (const path of drawn) {
      expect(read(`${path.slice(1)}.md`).includes('```chart'), path).toBe(false);
      const item = items.find((one) => pathOf(field(one, 'link')) === path);
      if (item) expect(/data-chart=(?!.*&lt;svg)/s.test(item), path).toBe(true);
    }
  });

  it('JSON Feed follows version 1.1 and agrees with RSS', () => {
    const feed = JSON.parse(read('feed.json'));
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(missing([feed.home_page_url, feed.feed_url, feed.icon])).toEqual([]);
    expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(
      items.map((item) => field(item, 'link')),
    );
    for (const item of feed.items) {
      expect(item.id).toBe(item.url);
      expect(item.date_published).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      const faulty = /\s(?:(?:href|src)="(?!https?:|mailto:)|style=).{0,60}/;
      expect(faulty.exec(item.content_html)?.[0], item.url).toBeUndefined();
    }
  });

  it('every page names both feeds and its Markdown twin, which each insight has', () => {
    for (const path of paths) {
      const page = html(path);
      // As facts: a failure prints a line, not the page.
      expect(page.includes('type="application/rss+xml"'), path).toBe(true);
      expect(page.includes('type="application/feed+json"'), path).toBe(true);
      expect(page.includes('type="text/markdown"'), path).toBe(twins.includes(path));
    }
    expect(insights.filter((path) => !twins.includes(path))).toEqual([]);
  });
});

describe('lists of pages', () => {
  it('every address in the sitemap is a built page with that canonical address', () => {
    for (const path of paths)
      expect(/<link rel="canonical" href="([^"]*)">/.exec(html(path))?.[1]).toBe(
        ORIGIN + underBase(basePath, path),
      );
  });

  it('llms.txt has a name, a summary and every page once', () => {
    const text = read('llms.txt');
    expect(/^# .+\n\n> .+\n/.test(text), 'a name and a summary').toBe(true);
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm)].map(
      ([, link = '']) => link,
    );
    expect(missing(links)).toEqual([]);
    expect(links.map((link) => pathOf(link).replace(/\.md$/, '')).sort()).toEqual(
      [...paths].sort(),
    );
  });

  it.each(twins)('%s has a Markdown twin with the same title and words', (path) => {
    const twin = read(`${path.slice(1)}.md`);
    const title = /^# (.+)\n/.exec(twin)?.[1] ?? 'a title';
    const words = visibleText(path);
    const headings = [...twin.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    const plain = headings.filter((heading) => /^[\w ’,]+$/.test(heading));
    expect([title, ...plain].filter((text) => !words.includes(text))).toEqual([]);
    expect(twin.match(/\]\(\/.*/g)).toBeNull();
    expect(
      missing([...twin.matchAll(/\]\((https?:[^)\s]+)/g)].map(([, link = '']) => link)),
    ).toEqual([]);
  });

  it('security.txt has what RFC 9116 asks for and is valid for less than a year', () => {
    const lines = read('.well-known/security.txt').trim().split('\n');
    const fields = lines.map(
      (line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line],
    );
    const values = (name: string) =>
      fields.filter(([key]) => key === name).map(([, value]) => value);
    expect(values('Contact')).toEqual(site.security.contacts);
    expect(values('Canonical')).toEqual([`${site.url}/.well-known/security.txt`]);
    expect(values('Preferred-Languages')).toEqual([site.security.languages.join(', ')]);
    const [expires = '', ...more] = values('Expires');
    expect(more).toEqual([]);
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });
});

interface Node {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The nodes of a page's one JSON-LD graph. */
function graph(path: string): Node[] {
  const blocks = [
    ...html(path).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ];
  expect(blocks.length, `${path}: one graph a page`).toBe(1);
  const data = JSON.parse(blocks[0]?.[1] ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** Every value of the named properties, however deep. */
function values(node: unknown, names: readonly string[]): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => values(part, names));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    names.includes(key) && typeof value === 'string' ? [value] : values(value, names),
  );
}

/** Nodes that describe the agency and the site, the same on every page; their words stand in header and footer. */
const SHARED = ['Organization', 'WebSite', 'WebPage'];

describe.each(paths)('JSON-LD of %s', (path) => {
  const nodes = filled(graph(path), 'node of JSON-LD');

  it('is valid by schema.org types and what search engines ask', async () => {
    const jsonld: Record<string, Node[]> = {};
    for (const node of nodes) {
      jsonld[node['@type']] ??= [];
      jsonld[node['@type']]?.push(node);
    }
    const issues = await new Validator().validate({ jsonld });
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    expect(errors.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)).toEqual([]);
  });

  it('names things that the visitor sees, and points at what exists', () => {
    const words = visibleText(path).toLowerCase();
    const own = nodes.filter(
      (node) => !SHARED.includes(node['@type']) && node['@type'] !== 'BreadcrumbList',
    );
    const names = values(own, ['name', 'headline']).map((name) => name.replace(/\s+/g, ' '));
    expect(names.filter((name) => !words.includes(name.toLowerCase()))).toEqual([]);
    expect(
      missing(values(nodes, ['url', 'item', 'logo']).filter((url) => url.startsWith('http'))),
    ).toEqual([]);
    const ids = nodes.flatMap((node) => node['@id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

it('no page without a place in the lists: every built page is listed or says noindex', () => {
  const unlisted = files
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .filter((path) => !paths.includes(path))
    .filter(
      (path) => !/content="noindex"|<link rel="canonical"/.test(read(`${path.slice(1)}.html`)),
    );
  expect(unlisted).toEqual([]);
});

it('the web manifest has name, tagline and description as they are written', () => {
  expect(JSON.parse(read('site.webmanifest'))).toMatchObject({
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
  });
});

it('every share picture that a page names stands, error pages included', () => {
  const pictures = files.flatMap((file) =>
    [...read(file).matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(
      ([, address = '']) => address,
    ),
  );
  expect(missing(filled(pictures, 'share picture'))).toEqual([]);
});
