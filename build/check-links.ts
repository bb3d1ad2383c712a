import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { features, missingFeature } from '../src/content/features.ts';
import { languages, pathIn } from '../src/content/language.ts';
import { basePath } from '../src/content/site.ts';
import { withoutBase } from '../src/lib/site-path.ts';
import { findReferences } from './find-references.ts';
import { listFiles } from './list-files.ts';
import { CONTENT, filesOnDisk } from './validate/read-collections.ts';

/** Addresses the form service answers; they have no file. */
const SERVED = languages.flatMap((one) =>
  ['/f/', ...(features.booking ? ['/booking/'] : [])].map((path) => pathIn(one, path)),
);

/** Something wrong at a place of a page. */
export interface LinkIssue {
  /** File and line. */
  place: string;
  /** What is wrong. */
  text: string;
  /** The address as it is written, where that is wrong. */
  address?: string;
}

/** What a link may lead to. */
interface Target {
  ids: ReadonlySet<string>;
}
interface Page extends Target {
  file: string;
  html: string;
}

const line = (html: string, at: number) => html.slice(0, at).split('\n').length;
const decode = (value: string) => value.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/**
 * What is wrong with the links and pictures of one finished page: dead paths, missing anchors, missing files,
 * pictures without size or alternative text, duplicate ids, style attributes (the policy forbids them).
 * @param whyMissing says why nothing stands at an address
 * @param base path that the site stands below
 */
export function pageIssues(
  page: Page,
  find: (path: string) => Target | 'file' | undefined,
  whyMissing: (path: string) => string = () => 'no page or file has this path',
  base = basePath,
): LinkIssue[] {
  const issues: LinkIssue[] = [];
  const report = (at: number, text: string, address?: string) =>
    issues.push({
      place: `${page.file}:${line(page.html, at)}`,
      text,
      ...(address && { address }),
    });
  for (const match of page.html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)) {
    const address = decode(match[1] ?? '');
    if (address === '') report(match.index, 'an empty address');
    if (!address.startsWith('/') && !address.startsWith('#')) continue;
    const [written = '', anchor] = address.split('#');
    const asked = written.split('?')[0] ?? '';
    const bare = asked && withoutBase(base, asked);
    if (bare === null) {
      report(
        match.index,
        `"${address}" does not stand below "${base}", the path of the site`,
        address,
      );
      continue;
    }
    if (SERVED.some((prefix) => bare.startsWith(prefix))) continue;
    const target = bare === '' ? page : find(bare);
    if (!target)
      report(
        match.index,
        `"${address}" leads nowhere: ${whyMissing(bare)}`,
        address.slice(base.length),
      );
    else if (anchor && target !== 'file' && !target.ids.has(decodeURIComponent(anchor))) {
      report(
        match.index,
        `"${address}": the page has no element with id "${anchor}"`,
        bare && address.slice(base.length),
      );
    }
  }
  for (const match of page.html.matchAll(/<img\b[^>]*>/g)) {
    const [tag] = match;
    if (!/\salt="/.test(tag) && !/\salt[\s>]/.test(tag))
      report(match.index, `a picture without alt: ${tag.slice(0, 120)}`);
    if (!/\swidth="/.test(tag) || !/\sheight="/.test(tag))
      report(match.index, `a picture without width and height: ${tag.slice(0, 120)}`);
  }
  const styled = /\sstyle="/.test(page.html) ? page.html.matchAll(/<[a-z][^>]*\sstyle="/g) : [];
  for (const match of styled) report(match.index, `a style attribute: ${match[0].slice(0, 80)}`);
  const seen = new Set<string>();
  for (const match of page.html.matchAll(/\sid="([^"]*)"/g)) {
    const id = match[1] ?? '';
    if (seen.has(id)) report(match.index, `the id "${id}" stands twice`);
    seen.add(id);
  }
  return issues;
}

const idsOf = (html: string) =>
  new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));

/** What stands at a path of the site; a page is read for its ids only when a link names one. */
function finder(root: string, files: ReadonlySet<string>) {
  const known = new Map<string, ReadonlySet<string>>();
  const idsIn = (page: string) => {
    const ids = known.get(page) ?? idsOf(readFileSync(join(root, page), 'utf8'));
    known.set(page, ids);
    return ids;
  };
  return (path: string): Target | 'file' | undefined => {
    const name = decodeURIComponent(path).slice(1);
    const page = [`${name}.html`, join(name, 'index.html')].find((file) => files.has(file));
    if (!page) return files.has(name) ? 'file' : undefined;
    return {
      get ids() {
        return idsIn(page);
      },
    };
  };
}

/**
 * Each issue once, however many pages have it: what it is, the content files that name its address, and the first page.
 * @param sourcesOf content files and lines that name an address
 */
export function issueLines(
  issues: readonly LinkIssue[],
  sourcesOf: (address: string) => string[],
): string[] {
  return [...Map.groupBy(issues, ({ text }) => text)].map(([text, same]) => {
    const [first] = same;
    const sources = first?.address ? sourcesOf(first.address) : [];
    const others = same.length > 1 ? ` and at ${same.length - 1} other places` : '';
    const written = sources.length > 0 ? `; written in ${sources.join(', ')}` : '';
    return `${first?.place}${others}: ${text}${written}`;
  });
}

/** Why nothing stands at an address: it belongs to a feature that is off, or is wrong. */
function missingReason(path: string): string {
  const feature = missingFeature(path);
  return feature
    ? `${feature} are off (src/content/site.yaml) or have no entries; remove or change the link, or switch ${feature} on`
    : 'no page or file has this path';
}

/** Fails the build on what a visitor would stumble over. Holds one page at a time: there may be thousands. */
export function checkLinks(): AstroIntegration {
  return {
    name: 'check-links',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const names = (await listFiles(root, '')).map((file) => file.slice(root.length));
        const find = finder(root, new Set(names));
        const pages = names.filter((name) => name.endsWith('.html'));
        const issues: LinkIssue[] = [];
        for (const name of pages) {
          const html = readFileSync(join(root, name), 'utf8');
          const page = { file: `dist/${name}`, html, ids: idsOf(html) };
          issues.push(...pageIssues(page, find, missingReason));
        }
        if (issues.length > 0) {
          const content = filesOnDisk(process.cwd());
          const lines = issueLines(issues, (address) => findReferences(address, content, CONTENT));
          const message = `${lines.length} issues in the finished pages:\n${lines.slice(0, 60).join('\n')}`;
          // The way through our code would say nothing about the issue.
          throw Object.assign(new Error(message), { stack: '' });
        }
        logger.info(`${pages.length} pages: every link, anchor and picture stands`);
      },
    },
  };
}
