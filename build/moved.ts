import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { features } from '../src/content/features.ts';
import { listFiles } from '../src/content/files.ts';
import { ContentError, type ContentIssue } from '../src/content/issues.ts';
import { folderOf, language, languages, pathIn } from '../src/content/language.ts';
import { type Moved, parseMoved } from '../src/content/moved.ts';
import { pages } from '../src/content/pages.ts';
import { CONTENT, readYaml } from '../src/content/read.ts';
import { insightKindsSchema } from '../src/content/schema/insight-lists.ts';
import { movedSchema } from '../src/content/schema/moved.ts';
import { basePath, site } from '../src/content/site.ts';
import { decoded, underBase } from '../src/lib/site-path.ts';
import { cleanPath } from '../src/server/static-files.ts';
import { afterBuild } from './after-build.ts';
import { finder, missingReason, SERVED } from './check-links.ts';
import { wanted } from './host.ts';

const written = readYaml('moved.yaml', movedSchema);

/** Folders of insights have no page; their addresses lead to the tabs of the insights page. */
const tabs = (features.insights ? languages : []).flatMap((one) =>
  readYaml('insight-kinds.yaml', insightKindsSchema, folderOf(one)).map(({ id, tab }) => {
    const path = pathIn(one, pages.insights.path);
    return [`${path}/${id}`, `${path}?tab=${tab.id}`] as const;
  }),
);

/** All old addresses of the site; the first match wins. */
export const moved = [...Object.entries(written), ...tabs]
  .map(parseMoved)
  // The page itself answers any query; some hosts would pass the query on in an endless loop.
  .filter(({ path, to }) => to !== (path || '/'))
  .map((rule) => ({ ...rule, to: underBase(basePath, rule.to) }));

const served = [...SERVED, '/health', '/tasks'].map((path) => path.replace(/\/$/, ''));

/** Returns the addresses of the finished site. @param names of its files */
export const addressesOf = (names: readonly string[]): string[] => [
  ...names.map((name) => cleanPath(`/${name}`)),
  ...served,
];

/** Returns old addresses that are in use, and new ones that do not exist. @param find returns the target of a path */
export function movedIssues(
  entries: Readonly<Record<string, string>>,
  addresses: readonly string[],
  find: ReturnType<typeof finder>,
): ContentIssue[] {
  return Object.entries(entries).flatMap((entry) => {
    const { path, isFolder, query, to } = parseMoved(entry);
    const [target = '', anchor] = to.replace(/\?[^#]*/, '').split('#');
    const used =
      served.find((one) => path.startsWith(`${one}/`)) ??
      addresses.find(
        (one) => !query && (one === cleanPath(path) || (isFolder && one.startsWith(`${path}/`))),
      );
    const isFound =
      !target.startsWith('/') || addresses.includes(cleanPath(decoded(target) ?? target));
    const page = anchor && find(cleanPath(target));
    let fault = '';
    if (typeof page === 'object' && !page.ids.has(decoded(anchor ?? '') ?? ''))
      fault = `leads to ${to}: the page has no element with id "${anchor}"; correct it`;
    if (!isFound) fault = `leads to ${target}: ${missingReason(target)}; correct it`;
    if (used)
      fault = `would hide ${used}, an address of this site; remove the line, or list single addresses`;
    return fault ? [{ source: `${CONTENT}/moved.yaml`, field: entry[0], message: fault }] : [];
  });
}

/** Returns the rules that only a server can follow. On some disks /About and /about are one file. */
export function rulesForServers(rules: readonly Moved[], addresses: readonly string[]): Moved[] {
  const spelling = new Map(addresses.map((one) => [one.toLowerCase(), one]));
  return rules.filter(
    ({ path, isFolder, query }) =>
      query || isFolder || (spelling.get(path.toLowerCase()) ?? path) !== path,
  );
}

/** Returns `_redirects` for Netlify and Cloudflare; the latter cannot match queries. */
export const redirectsFile = (rules: readonly Moved[], base = basePath, on = wanted): string =>
  rules
    .filter(({ query }) => query === '' || on !== 'cloudflare')
    .flatMap(({ path, isFolder, query, to }) => {
      const from = base + encodeURI(path);
      const paths = new Set([from || '/', `${from}/${isFolder ? '*' : ''}`]);
      // Unless forced, Netlify prefers a file, and / has one.
      const rest = query ? [...query.split('&'), to, '301!'] : [to, '301'];
      return [...paths].map((one) => `${[one, ...rest].join(' ')}\n`);
    })
    // From the first * on, Cloudflare counts every line as one.
    .toSorted((a, b) => Number(a.includes('*')) - Number(b.includes('*')))
    .join('');

/** Returns what Cloudflare leaves out of `_redirects` (https://developers.cloudflare.com/workers/static-assets/redirects/). */
export function aboveLimits(redirects: string): string[] {
  const lines = redirects.trim().split('\n');
  const wild = lines.filter((line) => line.includes('*')).length;
  const counts = [
    { kind: 'without *', count: lines.length - wild, limit: 2_000 },
    { kind: 'with *', count: wild, limit: 100 },
  ];
  return counts
    .filter(({ count, limit }) => count > limit)
    .map(
      ({ kind, count, limit }) =>
        `${count} redirects ${kind}, of which Cloudflare follows ${limit}; an address counts twice, with and without its last slash: join addresses in lines with *, or use Cloudflare's Bulk Redirects`,
    );
}

/** Returns lines of `_redirects` with the nearest 404 pages: by default Netlify has only one. @param names of the site's files */
export const notFoundRules = (names: readonly string[]): string =>
  names
    .flatMap((name) => /^(.+\/)404\.html$/.exec(name)?.[1] ?? [])
    // The first match wins: /nl/services/ is before /nl/.
    .toSorted((a, b) => b.length - a.length)
    .map((folder) => `/${folder}* /${folder}404.html 404\n`)
    .join('');

/** Returns a page that redirects, for hosts without redirects. */
function redirectPage(to: string): string {
  const address = new URL(to, site.url).href.replaceAll('&', '&amp;');
  return `<!doctype html>
<html lang="${language.tag}"><head><meta charset="utf-8"><title>${address}</title>
<meta http-equiv="refresh" content="0; url=${address}"><meta name="robots" content="noindex">
<link rel="canonical" href="${address}"></head>
<body><a href="${address}">${address}</a></body></html>
`;
}

/** Redirects old addresses. Runs after the check of links, so that no page links to one. */
export const movedAddresses = () =>
  afterBuild('moved', async ({ dir, logger }) => {
    const names = listFiles(fileURLToPath(dir));
    const addresses = addressesOf(names);
    const issues = movedIssues(written, addresses, finder(fileURLToPath(dir), new Set(names)));
    if (issues.length > 0) throw new ContentError(issues);
    const nearest = wanted === 'netlify' ? notFoundRules(names) : '';
    // public/ may also have such a file.
    await appendFile(new URL('_redirects', dir), `\n${redirectsFile(moved)}${nearest}`);
    const forServers = rulesForServers(moved, addresses);
    // Other hosts would prefer these pages to their redirects.
    for (const rule of wanted === 'node' ? moved : []) {
      if (forServers.includes(rule)) continue;
      const { path, to } = rule;
      const name = path.endsWith('.html') ? path : `${path}/index.html`;
      const file = fileURLToPath(new URL(encodeURI(`.${name}`), dir));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, redirectPage(to));
    }
    logger.info(`${moved.length} old addresses redirected`);
  });
