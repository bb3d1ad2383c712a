import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingFeature } from '../src/content/features.ts';
import { listFiles } from '../src/content/files.ts';
import { languages, pathIn } from '../src/content/language.ts';
import { CONTENT } from '../src/content/read.ts';
import { filesOnDisk, type ProjectFiles } from '../src/content/records.ts';
import { basePath } from '../src/content/site.ts';
import { decoded, withoutBase } from '../src/lib/site-path.ts';
import { afterBuild } from './after-build.ts';

/** Paths that the form service answers: they have no file. */
export const SERVED = ['/f/', '/booking', '/estimate']
  .filter((path) => !missingFeature(path))
  .flatMap((path) => languages.map((language) => pathIn(language, path)));

interface LinkIssue {
  place: string;
  message: string;
  address?: string | undefined;
}

interface Target {
  ids: ReadonlySet<string>;
}
interface Page extends Target {
  file: string;
  html: string;
}

const line = (html: string, at: number) => html.slice(0, at).split('\n').length;
const decode = (value: string) => value.replace(/&#x27;/g, "'").replace(/&(?:amp|#38);/g, '&');

const addressesIn = (html: string) =>
  [...html.matchAll(/\s(href|src|action|poster|srcset|imagesrcset)="([^"]*)"/g)].flatMap(
    ({ 1: name, 2: value = '', index }) => {
      const addresses = name?.endsWith('srcset')
        ? value.split(/,\s+/).map((candidate) => candidate.replace(/\s.*/, ''))
        : [value];
      return addresses.map((address) => ({ address: decode(address), at: index }));
    },
  );

/** Matches addresses with a scheme that a link may have, and small pictures in the page. */
const ABSOLUTE =
  /^(?:https?:\/\/|data:image\/|mailto:(?:\?|[^\s?]+@)[^\s?@]|tel:[+*(]*\d[^a-z]*(?:;.*)?$|(?:geo|matrix|sip|sms|webcal|whatsapp|xmpp):.)/i;

/** Returns the fault of an address that is neither a path nor an anchor, and its likely right form; '' if it has none. */
function schemeFault(address: string, file: string, find: (path: string) => unknown): string {
  if (ABSOLUTE.test(address) && URL.canParse(address)) return '';
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(address))
    return `"${address}" is incomplete or misspelt; write it like https://agency.example, mailto:hello@agency.example or tel:+4722334455`;
  const page = `https://own.invalid/${file.replace(/^dist\/(?:client\/)?/, '')}`;
  const { pathname = '', search, hash } = URL.parse(address, page) ?? {};
  const path = pathname.replace(/\.(?:md|html)$/, '');
  let likely = 'one of these before it';
  if (/^[^:/]*\w\.\w|^\w+:\d/.test(address)) likely = `https://${address}`;
  if (/^https?:/i.test(address)) likely = address.replace(/^.*?:\/*/, 'https://');
  if (/^(?:file:|[a-z]:(?:[\\/]|%5c))/i.test(address))
    likely = `/files/${address.replace(/^.*(?:[\\/]|%5c)/i, '')}, and put the file into public/files/`;
  if (/^\+?[\d ()-]+$/.test(address)) likely = `tel:${address}`;
  if (/^[^/]+@/.test(address)) likely = `mailto:${address}`;
  if (find(path)) likely = path + search + hash;
  return `"${address}" begins with neither https://, mailto:, tel:, / nor #; write ${likely}`;
}

/** Returns dead paths and anchors, pictures without size or text, duplicate ids, style attributes (the policy forbids them). */
export function pageIssues(
  page: Page,
  find: (path: string) => Target | 'file' | undefined,
  whyMissing: (path: string) => string = () => 'no page or file has this path',
  base = basePath,
): LinkIssue[] {
  const issues: LinkIssue[] = [];
  const report = (at: number, message: string, address?: string) =>
    issues.push({ place: `${page.file}:${line(page.html, at)}`, message, address });
  for (const { address, at } of addressesIn(page.html)) {
    if (!/^[/#]/.test(address)) {
      const fault = address ? schemeFault(address, page.file, find) : 'an empty address';
      if (fault) report(at, fault, address);
      continue;
    }
    if (decoded(address) === null) {
      report(at, `"${address}" has a % that encodes nothing; write %25`, address);
      continue;
    }
    const [written = '', anchor] = address.split('#');
    const asked = written.split('?')[0] ?? '';
    const bare = asked && withoutBase(base, asked);
    if (bare === null) {
      report(at, `"${address}" is not below "${base}", the path of the site`, address);
      continue;
    }
    if (SERVED.some((prefix) => bare.startsWith(prefix))) continue;
    const target = bare === '' ? page : find(bare);
    if (!target)
      report(at, `"${address}" leads nowhere: ${whyMissing(bare)}`, address.slice(base.length));
    else if (anchor && target !== 'file' && !target.ids.has(decoded(anchor) ?? '')) {
      report(
        at,
        `"${address}": the page has no element with id "${anchor}"`,
        bare && address.slice(base.length),
      );
    }
  }
  for (const match of page.html.matchAll(/<img\b(?:"[^"]*"|[^">])*>/g)) {
    const [tag] = match;
    if (!/\salt="/.test(tag) && !/\salt[\s>]/.test(tag))
      report(match.index, `a picture without alt: ${tag.slice(0, 120)}`);
    if (!/\swidth="/.test(tag) || !/\sheight="/.test(tag))
      report(match.index, `a picture without width and height: ${tag.slice(0, 120)}`);
  }
  for (const { 0: all, 1: style, index } of page.html.matchAll(/\sstyle="([^"]*)/g))
    report(index, `a style attribute; paste the text unformatted:${all.slice(0, 60)}`, style);
  const seen = new Set<string>();
  for (const match of page.html.matchAll(/\sid="([^"]*)"/g)) {
    const id = match[1] ?? '';
    if (seen.has(id)) report(match.index, `the id "${id}" is used twice`);
    seen.add(id);
  }
  return issues;
}

/** Returns decoded ids: browsers also look for an anchor as it is written, and footnotes have ids with encoded letters. */
export const idsOf = (html: string) =>
  new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decoded(id) ?? id));

/** Returns a function that finds the target of a path. It reads a page for its ids only if a link has an anchor. */
export function finder(root: string, files: ReadonlySet<string>) {
  const known = new Map<string, ReadonlySet<string>>();
  const idsIn = (page: string) => {
    const ids = known.get(page) ?? idsOf(readFileSync(join(root, page), 'utf8'));
    known.set(page, ids);
    return ids;
  };
  return (path: string): Target | 'file' | undefined => {
    const name = (decoded(path) ?? path).slice(1);
    const page = [`${name}.html`, join(name, 'index.html')].find((file) => files.has(file));
    if (!page) return files.has(name) ? 'file' : undefined;
    return {
      get ids() {
        return idsIn(page);
      },
    };
  };
}

/** Returns up to three places with an address as it is, decoded or encoded; '' if there are none. */
export function writtenIn(address: string, files: ProjectFiles): string {
  const ways = [address, decoded(address) ?? address, encodeURI(address)].map(RegExp.escape);
  const written = new RegExp(`(?<![\\w#-])(?:${ways.join('|')})(?![\\w/#-])`);
  const places = files
    .list(CONTENT)
    .filter((name) => /\.(?:md|yaml|ts)$/.test(name))
    .sort()
    .flatMap((name) =>
      files
        .read(`${CONTENT}/${name}`)
        .split('\n')
        .flatMap((text, index) => (written.test(text) ? [`${CONTENT}/${name}:${index + 1}`] : [])),
    )
    .slice(0, 3);
  return places.length > 0 ? `; written in ${places.join(', ')}` : '';
}

export function issueLines(issues: readonly LinkIssue[], files: ProjectFiles): string[] {
  return [...Map.groupBy(issues, ({ message }) => message)].map(([message, same]) => {
    const [first] = same;
    const others = same.length > 1 ? ` and ${same.length - 1} more` : '';
    const written = first?.address ? writtenIn(first.address, files) : '';
    return `${first?.place}${others}: ${message}${written}`;
  });
}

export function missingReason(path: string): string {
  const feature = missingFeature(path);
  return feature
    ? `${feature} are off (src/content/site.yaml) or have no entries; remove or change the link, or switch ${feature} on`
    : 'no page or file has this path';
}

/** Fails the build on dead links and broken pictures. It holds one page in memory at a time. */
export const checkLinks = () =>
  afterBuild('check-links', async ({ dir, logger }) => {
    const root = fileURLToPath(dir);
    const names = listFiles(root);
    const find = finder(root, new Set(names));
    const pages = names.filter((name) => name.endsWith('.html'));
    const issues: LinkIssue[] = [];
    for (const name of pages) {
      const html = readFileSync(join(root, name), 'utf8');
      const page = { file: `dist/client/${name}`, html, ids: idsOf(html) };
      issues.push(...pageIssues(page, find, missingReason));
    }
    if (issues.length > 0) {
      const lines = issueLines(issues, filesOnDisk());
      const message = `${lines.length} issues in the finished pages:\n${lines.slice(0, 60).join('\n')}`;
      // A stack trace would not help to find the issue.
      throw Object.assign(new Error(message), { stack: '' });
    }
    logger.info(`${pages.length} pages: no broken link, anchor or picture`);
  });
