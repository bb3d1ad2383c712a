import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from './files-below.ts';

/** Addresses the form service answers; they have no file. */
const SERVED = ['/f/', '/booking/'];

interface Page {
  file: string;
  html: string;
  ids: Set<string>;
}

const line = (html: string, at: number) => html.slice(0, at).split('\n').length;
const decode = (value: string) => value.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/**
 * What is wrong with the links and pictures of one finished page: dead paths, missing anchors, missing files,
 * pictures without size or alternative text, duplicate ids, style attributes (the policy forbids them).
 * @returns one message a fault: file, line, what, and what to do
 */
export function pageFaults(
  page: Page,
  find: (path: string) => Page | 'file' | undefined,
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
    if (!target) fault(match.index, `"${address}" leads nowhere: no page or file has this path`);
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
  for (const match of page.html.matchAll(/<[a-z][^>]*\sstyle="/g))
    fault(match.index, `a style attribute: ${match[0].slice(0, 80)}`);
  const seen = new Set<string>();
  for (const match of page.html.matchAll(/\sid="([^"]*)"/g)) {
    const id = match[1] ?? '';
    if (seen.has(id)) fault(match.index, `the id "${id}" stands twice`);
    seen.add(id);
  }
  return faults;
}

/** Fails the build on what a visitor would stumble over. */
export function checkLinks(): AstroIntegration {
  return {
    name: 'check-links',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const pages = new Map<string, Page>();
        for (const file of await filesBelow(root, '.html')) {
          const html = await readFile(file, 'utf8');
          const name = file.slice(root.length);
          const path = `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
          pages.set(path, {
            file: `dist/${name}`,
            html,
            ids: new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)),
          });
        }
        const find = (path: string) => {
          const page = pages.get(path);
          if (page) return page;
          const file = `${root}${decodeURIComponent(path).slice(1)}`;
          return existsSync(file) && statSync(file).isFile() ? ('file' as const) : undefined;
        };
        const faults = [...pages.values()].flatMap((page) => pageFaults(page, find));
        if (faults.length > 0)
          throw new Error(
            `${faults.length} faults in the finished pages:\n${faults.slice(0, 60).join('\n')}`,
          );
        logger.info(`${pages.size} pages: every link, anchor and picture stands`);
      },
    },
  };
}
