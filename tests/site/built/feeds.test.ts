import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { insightKinds } from '../../../src/content/insight-lists.ts';
import type { Insight } from '../../../src/content/schema/insight.ts';
import { site } from '../../../src/content/site.ts';
import {
  file,
  graph,
  html,
  missing,
  pathOf,
  visibleText,
  words,
} from '../../support/built-site.ts';
import { markdown } from '../../support/content.ts';
import { controls, insightPage } from '../../support/copy.ts';
import { pagesBelow } from '../../support/page-kinds.ts';

const insights = insightKinds.map(({ id }) => pagesBelow(`/insights/${id}/`));

describe('the feed', () => {
  beforeEach(({ skip }) => skip(insights.flat().length === 0, 'This site has no insight.'));
  const text = file('rss.xml') ?? '';
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' });
  /** Texts of each item by element name. */
  const items: Record<string, string>[] = parser.parse(text).rss?.channel.item ?? [];

  it('is well-formed, and has full texts whose addresses are whole and stand and whose charts are tables or lists', () => {
    expect(XMLValidator.validate(text)).toBe(true);
    expect(items.length).toBe(Math.min(50, insights.flat().length));
    expect(items.filter((item) => !item.title || !item['content:encoded'])).toEqual([]);
    expect(
      items.filter((item) => /<svg|language-chart/.test(item['content:encoded'] ?? '')),
    ).toEqual([]);
    const links = items.flatMap((item) => [
      ...[item.link ?? '', item.guid ?? ''],
      ...(item['content:encoded']?.match(/(?<=(?:href|src)=")https?:[^"]*/g) ?? []),
    ]);
    expect(missing(links)).toEqual([]);
    const relative = /\s(?:(?:href|src)="(?!https?:|mailto:)|style=).{0,60}/;
    expect(items.flatMap((item) => relative.exec(item['content:encoded'] ?? '') ?? [])).toEqual([]);
  });

  const day = (moment: string | undefined) => moment && new Date(moment).toISOString().slice(0, 10);
  /** Returns the author, publication date and revision date that the feed gives for an insight. */
  const saidOf = (path: string) =>
    items
      .filter(({ link = '' }) => pathOf(link) === path)
      .map((item) => [item['dc:creator'], day(item.pubDate), day(item['atom:updated'])]);
  /** One insight of each kind, a revised one if there is any. */
  const examples = insights.flatMap(
    (paths) =>
      paths.find((path) => saidOf(path).some(([, , revised]) => revised)) ?? paths[0] ?? [],
  );

  it.each(examples)('%s names one author and the same days everywhere', (path) => {
    const page = html(path);
    const article = graph(path).find((node) => /^(?:BlogPosting|Article)$/.test(node['@type']));
    const { author, ...instants } = article as unknown as {
      author: { name?: string };
      datePublished: string;
      dateModified: string;
    };
    const datePublished = instants.datePublished.slice(0, 10);
    const dateModified = instants.dateModified.slice(0, 10);
    const revised = dateModified === datePublished ? undefined : dateModified;
    const name = author.name ?? site.name;
    for (const said of saidOf(path)) expect.soft(said).toEqual([name, datePublished, revised]);
    const header = /<article\b[^>]*><header\b([\s\S]*?)<\/header>/.exec(page)?.[1] ?? '';
    const times = [...header.matchAll(/<time datetime="([\d-]+)">([^<]*)</gi)];
    expect.soft(times.map(([, date]) => date)).toEqual([datePublished, revised].filter(Boolean));
    const line = `\n${[name, ...times.map(([, , words]) => words)].join('. ')}. `;
    // Check parts, so that a failure prints a line instead of a file.
    for (const [what, text, part] of [
      ['page', visibleText(path), name],
      ['head', page, `property="article:published_time" content="${datePublished}"`],
      ['head', page, `property="article:modified_time" content="${dateModified}"`],
      ['twin', file(`${path.slice(1)}.md`), line],
      ['sitemap', file('sitemap.xml'), `${path}</loc><lastmod>${dateModified}<`],
    ])
      expect.soft(text?.includes(part ?? ''), `${what} says ${part}`).toBe(true);
  });
});

it.each(insights.flat())(
  '%s has its kind, pictures and further reading around its text',
  (path) => {
    const {
      type,
      images = [],
      external_link: further,
      ...head
    } = markdown<Insight>(`${path.slice(1)}.md`).head;
    const page = html(path);
    const content = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(page)?.[1] ?? '';
    expect(content('title')).toBe(/<title>([^<]*)</.exec(page)?.[1]);
    const label = head.demo ? ` ${controls.demo.label}.` : '';
    expect(words(content('description'))).toBe(`${head.meta_description}${label}`);
    const kind = insightKinds.find(({ id }) => id === type)?.label;
    const header = /<article\b[^>]*><header\b[\s\S]*?<\/header>/.exec(page)?.[0] ?? '';
    expect(words(header)).toContain(kind);
    const texts = images.map((image) => `${image.type} . ${image.description}`);
    if (further) texts.push(`${further.label} (${insightPage.newTab})`);
    expect(texts.filter((text) => !visibleText(path).includes(text))).toEqual([]);
    const links = [...page.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => words(href));
    if (further) expect(links).toContain(further.url);
  },
);
