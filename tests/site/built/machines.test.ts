import Validator from '@adobe/structured-data-validator';
import { expect, it } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { insightKinds } from '../../../src/content/insight-lists.ts';
import { basePath, site } from '../../../src/content/site.ts';
import { underBase } from '../../../src/lib/site-path.ts';
import {
  file,
  filled,
  graph,
  html,
  type JsonLdNode,
  missing,
  ORIGIN,
  pathOf,
  paths,
  unlisted,
  visibleText,
} from '../../support/built-site.ts';
import { listedPaths, pageSamples, pagesBelow } from '../../support/page-kinds.ts';

const twinOf = (path: string) => file(`${path.slice(1)}.md`);
/** Pages with a Markdown twin: insights and text-only pages. */
const twins = paths.filter(twinOf);

it('every page has the address of the sitemap, and names the feed and its Markdown twin', () => {
  const insights = insightKinds.flatMap(({ id }) => pagesBelow(`/insights/${id}/`));
  expect(insights.filter((path) => !twinOf(path))).toEqual([]);
  for (const path of paths) {
    const page = html(path);
    const address = ORIGIN + underBase(basePath, path);
    // Compare booleans, so that a failure prints a line instead of the page.
    expect(page.includes(`<link rel="canonical" href="${address}">`), path).toBe(true);
    expect(page.includes('type="application/rss+xml"'), path).toBe(features.insights);
    expect(page.includes('type="text/markdown"'), path).toBe(twins.includes(path));
    expect(page.includes('type="speculationrules"'), path).toBe(true);
  }
});

it('llms.txt has a name, a summary and every page once', () => {
  const text = file('llms.txt') ?? '';
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm)].map(([, link = '']) => link);
  expect(missing(links)).toEqual([]);
  expect(links.map((link) => pathOf(link).replace(/\.md$/, '')).sort()).toEqual(
    [...listedPaths].sort(),
  );
});

it('a Markdown twin has whole addresses that stand, and no chart that its page draws', () => {
  for (const path of twins) {
    const twin = twinOf(path) ?? '';
    expect(twin.includes('```chart') || html(path).includes('language-chart'), path).toBe(false);
    const links = [...twin.matchAll(/\]\(([^)\s]+)/g)].map(([, link = '']) => link);
    const relative = links.filter((link) => link.startsWith('/'));
    expect(relative, path).toEqual([]);
    expect(missing(links.filter((link) => link.startsWith('http'))), path).toEqual([]);
  }
});

it('security.txt has what RFC 9116 asks for and is valid for less than a year', () => {
  const text = file('.well-known/security.txt') ?? '';
  for (const line of [
    ...site.security.contacts.map((contact) => `Contact: ${contact}`),
    `Canonical: ${site.url}/.well-known/security.txt`,
    `Preferred-Languages: ${site.security.languages.join(', ')}`,
  ])
    expect(text.split('\n')).toContain(line);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

/** Returns every value of the named properties, at any depth. */
function values(node: unknown, names: readonly string[]): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => values(part, names));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    names.includes(key) && typeof value === 'string' ? [value] : values(value, names),
  );
}

/** Nodes about the agency, the site and breadcrumbs, whose names need not be on the page. */
const SHARED = ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList'];

it.each(pageSamples)('JSON-LD of %s is valid, is seen, and leads on', async (path) => {
  const nodes = filled(graph(path), 'node of JSON-LD');
  const jsonld = Object.fromEntries(Map.groupBy(nodes, (node: JsonLdNode) => node['@type']));
  const issues = await new Validator().validate({ jsonld });
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  const said = errors.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
  expect.soft(said).toEqual([]);
  const words = visibleText(path).toLowerCase();
  const own = nodes.filter((node) => !SHARED.includes(node['@type']));
  const names = values(own, ['name', 'headline']).map((name) => name.replace(/\s+/g, ' '));
  expect.soft(names.filter((name) => !words.includes(name.toLowerCase()))).toEqual([]);
  const urls = values(nodes, ['url', 'item', 'logo', 'image']);
  expect.soft(missing(urls.filter((url) => url.startsWith('http')))).toEqual([]);
  for (const date of values(own, ['datePublished', 'dateModified']))
    expect.soft(date).toMatch(/T00:00:00[+-]\d\d:\d\d$/);
  const ids = nodes.flatMap((node) => node['@id'] ?? []);
  expect.soft(new Set(ids).size).toBe(ids.length);
});

it('every built page is listed or says noindex, and its share picture stands', () => {
  const lost = unlisted.filter(
    (path) => !/content="noindex"|<link rel="canonical"/.test(html(path)),
  );
  expect.soft(lost).toEqual([]);
  const pictures = [...paths, ...unlisted].flatMap(
    (path) => /<meta property="og:image" content="([^"]*)"/.exec(html(path))?.[1] ?? [],
  );
  expect.soft(missing(filled(pictures, 'share picture'))).toEqual([]);
});
