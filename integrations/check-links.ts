import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { features, missingFeature } from '../src/content/features.ts';
import { filesBelow } from './files-below.ts';

/** Addresses the form service answers; they have no file. */
const SERVED = ['/f/', ...(features.booking ? ['/booking/'] : [])];

/** Below the working directory, which is the project's. */
const CONTENT = 'src/content';

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
 * @param remedy says why nothing stands at an address and what to do
 * @returns one message a fault: file, line, what, and what to do
 */
export function pageFaults(
  page: Page,
  find: (path: string) => Target | 'file' | undefined,
  remedy: (address: string) => string = () => 'no page or file has this path',
): string[] {
  const faults: string[] = [];
  const fault = (at: number, message: string) =>
    faults.push(`${page.file}:${line(page.html, at)}: ${message}`);
  for (const match of page.html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)) {
    const address = decode(match[1] ?? '');
    if (address === '') fault(match.index, 'an empty address');
    if (!address.startsWith('/') && !address.startsWith('#')) continue;
    const [path = '', anchor] = address.split('#');
    const bare = path.split('?')[0] ?? '';
    if (SERVED.some((prefix) => bare.startsWith(prefix))) continue;
    const target = bare === '' ? page : find(bare);
    if (!target) fault(match.index, `"${address}" leads nowhere: ${remedy(address)}`);
    else if (anchor && target !== 'file' && !target.ids.has(decodeURIComponent(anchor))) {
      fault(match.index, `"${address}": the page has no element with id "${anchor}"`);
    }
  }
  for (const match of page.html.matchAll(/<img\b[^>]*>/g)) {
    const [tag] = match;
    if (!/\salt="/.test(tag) && !/\salt[\s>]/.test(tag))
      fault(match.index, `a picture without alt: ${tag.slice(0, 120)}`);
    if (!/\swidth="/.test(tag) || !/\sheight="/.test(tag))
      fault(match.index, `a picture without width and height: ${tag.slice(0, 120)}`);
  }
  const styled = /\sstyle="/.test(page.html) ? page.html.matchAll(/<[a-z][^>]*\sstyle="/g) : [];
  for (const match of styled) fault(match.index, `a style attribute: ${match[0].slice(0, 80)}`);
  const seen = new Set<string>();
  for (const match of page.html.matchAll(/\sid="([^"]*)"/g)) {
    const id = match[1] ?? '';
    if (seen.has(id)) fault(match.index, `the id "${id}" stands twice`);
    seen.add(id);
  }
  return faults;
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
 * Why nothing stands at an address, and what to do.
 * @param contents the texts of src/content by the names of their files
 */
export function linkRemedy(address: string, contents: ReadonlyMap<string, string>): string {
  const exact = new RegExp(`(?<![\\w/-])${RegExp.escape(address)}(?![\\w/-])`);
  const places = [...contents].flatMap(([file, text]) =>
    text.split('\n').flatMap((row, index) => (exact.test(row) ? [`${file}:${index + 1}`] : [])),
  );
  const feature = missingFeature(address.split(/[?#]/)[0] ?? '');
  const reason = feature
    ? `${feature} are off (src/content/site.yaml) or have no entries`
    : 'no page or file has this path';
  if (places.length === 0) return reason;
  return `${reason}; remove or change the link in ${places.slice(0, 5).join(', ')}${feature ? `, or switch ${feature} on` : ''}`;
}

/** The texts of src/content, where links are written, by the names of their files. */
function readContents(): Map<string, string> {
  const names = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(?:yaml|md)$/.test(name)).sort();
  return new Map(
    files.map((name) => [join(CONTENT, name), readFileSync(join(CONTENT, name), 'utf8')]),
  );
}

/** Fails the build on what a visitor would stumble over. Holds one page at a time: there may be thousands. */
export function checkLinks(): AstroIntegration {
  return {
    name: 'check-links',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const names = (await filesBelow(root, '')).map((file) => file.slice(root.length));
        const find = finder(root, new Set(names));
        const pages = names.filter((name) => name.endsWith('.html'));
        const faults: string[] = [];
        let contents: Map<string, string> | undefined;
        const remedy = (address: string) => {
          contents ??= readContents();
          return linkRemedy(address, contents);
        };
        for (const name of pages) {
          const html = readFileSync(join(root, name), 'utf8');
          const page = { file: `dist/${name}`, html, ids: idsOf(html) };
          faults.push(...pageFaults(page, find, remedy));
        }
        if (faults.length > 0)
          throw new Error(
            `${faults.length} faults in the finished pages:\n${faults.slice(0, 60).join('\n')}`,
          );
        logger.info(`${pages.length} pages: every link, anchor and picture stands`);
      },
    },
  };
}
