import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { insightKinds } from '../../../src/content/insight-kinds.ts';
import { site } from '../../../src/content/site.ts';
import { html, pathOf, paths } from '../../support/built-site.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../../dist/client/${file}`, import.meta.url), 'utf8');
const insights = paths.filter((path) =>
  insightKinds.some(({ id }) => path.startsWith(`/insights/${id}/`)),
);
const one = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Author, day of publication, day of the last change: what a piece says of itself in one place. */
interface Said {
  author: string | undefined;
  published: string | undefined;
  revised: string | undefined;
}

/** What the visitor sees, with the lines about dates as they stand there. */
function shown(page: string): Said & { words: string[] } {
  const header = one(page, /<article\b[^>]*><header\b([\s\S]*?)<\/header>/) ?? '';
  const dates = [...header.matchAll(/<time datetime="([\d-]+)">([^<]*)<\/time>/gi)];
  const [published, revised] = dates.map(([, date]) => date);
  const author = plain(one(header, /<strong>([\s\S]*?)<\/strong>/) ?? '');
  return { author, published, revised, words: [author, ...dates.map(([, , words = '']) => words)] };
}

interface ArticleNode {
  '@type': string;
  author: { '@id'?: string; name?: string };
  datePublished: string;
  dateModified: string;
}

function inStructuredData(page: string): Said {
  const graph: ArticleNode[] = JSON.parse(
    one(page, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/) ?? '{}',
  )['@graph'];
  const node = graph.find((each) => /^(?:BlogPosting|Article)$/.test(each['@type']));
  if (!node) throw new Error('no article in JSON-LD');
  const { author, datePublished: published, dateModified } = node;
  return {
    author: author.name ?? (author['@id']?.endsWith('#organization') ? site.name : undefined),
    published,
    revised: dateModified === published ? undefined : dateModified,
  };
}

function inHead(page: string) {
  const [published, modified] = ['published', 'modified'].map((name) =>
    one(page, new RegExp(`<meta property="article:${name}_time" content="([^"]*)"`)),
  );
  return { published, revised: modified === published ? undefined : modified };
}

interface JsonItem {
  url: string;
  authors: { name: string }[];
  date_published: string;
  date_modified?: string;
}
const day = (moment: string | undefined) => moment && new Date(moment).toISOString().slice(0, 10);
/** The text of a feed, which is there with insights alone. */
const feed = (file: string, none: string) => (insights.length > 0 ? read(file) : none);
const rss = new Map(
  [...feed('rss.xml', '').matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) => [
    pathOf(one(item, /<link>([^<]*)</) ?? ''),
    {
      author: plain(one(item, /<dc:creator>([^<]*)</) ?? ''),
      published: day(one(item, /<pubDate>([^<]*)</)),
      revised: day(one(item, /<atom:updated>([^<]*)</)),
    },
  ]),
);
const json = new Map(
  (JSON.parse(feed('feed.json', '{"items":[]}')).items as JsonItem[]).map((item) => [
    pathOf(item.url),
    {
      author: item.authors.map(({ name }) => name).join(),
      published: day(item.date_published),
      revised: day(item.date_modified),
    },
  ]),
);
const changed = new Map(
  [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(
    ([, address = '', date]) => [pathOf(address), date],
  ),
);

describe.skipIf(insights.length === 0)('author and dates of an insight', () => {
  it('stand in both feeds for as many insights', () => {
    expect(rss.size).toBeGreaterThan(0);
    expect([...json.keys()]).toEqual([...rss.keys()]);
  });

  it.each(insights)('%s says the same everywhere', (path) => {
    const page = html(path);
    const { words, ...said } = shown(page);
    expect(said.author).not.toBe('');
    expect(said.published).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(inStructuredData(page)).toEqual(said);
    expect(inHead(page)).toEqual({ published: said.published, revised: said.revised });
    for (const feed of [rss, json]) if (feed.has(path)) expect(feed.get(path)).toEqual(said);
    expect(changed.get(path)).toBe(said.revised ?? said.published);
    // In the lines above the text.
    const twin = read(`${path.slice(1)}.md`).slice(0, 1_000);
    expect(twin.includes(`\n${words.join('. ')}. `), `the twin says ${words.join('. ')}`).toBe(
      true,
    );
  });
});
