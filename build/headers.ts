import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commentsConfigured } from '../src/content/features.ts';
import { listFiles } from '../src/content/files.ts';
import type { Moved } from '../src/content/moved.ts';
import { basePath, commentsFramePath, editorPath, site } from '../src/content/site.ts';
import {
  assetHeaders,
  baseHeaders,
  commentsPolicy,
  contentSecurityPolicy,
  editorPolicy,
  hashSource,
  inlineScriptHashes,
  inlineStyleHashes,
} from '../src/model/security-headers.ts';
import { afterBuild } from './after-build.ts';
import { host } from './host.ts';
import { moved } from './moved.ts';

type Headers = Readonly<Record<string, string>>;
/** Headers of the paths that a pattern matches. The last matching rule wins. */
type Rule = [pattern: string, headers: Headers];

const SEGMENTS = ['one', 'two', 'three', 'four', 'five'];
/** Patterns that together match every path of up to five segments once. */
const BY_DEPTH = [
  '/',
  ...SEGMENTS.map((_, depth) => `/:${SEGMENTS.slice(0, depth + 1).join('/:')}`),
];
/** Files of the build that need no policy, as they aren't documents; an SVG opened by itself is one. */
const ASSETS = '/_astro/.+(?<!\\.svg)$';
/** Lets pages of other origins show our pictures, as readers of the feed do. The site has no secret ones. */
const SHARED: Headers = { 'cross-origin-resource-policy': 'cross-origin' };
const PICTURES = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'];
/** Insights are /insights/<kind>/<slug>; no other page is as deep. */
const INSIGHTS = BY_DEPTH[3];

/** Removes a header of an earlier rule. Only Cloudflare supports it. */
const DETACH = '\n  ! Cross-Origin-Resource-Policy';

const rule = (path: string, headers: Headers) =>
  [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${titleCase(name)}: ${value}`),
    '',
  ].join('\n');

/** 'x-frame-options' as 'X-Frame-Options': a host that compares case must not send a header twice. */
const titleCase = (name: string) =>
  name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());

/** Lists the pages that need other headers; they are deeper than all others. */
function ownHeaders(): Rule[] {
  const { comments, editor } = site;
  const rules: Rule[] = [];
  if (commentsConfigured) {
    const policy = { 'content-security-policy': commentsPolicy(comments.shortName) };
    rules.push([commentsFramePath, { ...policy, 'x-frame-options': 'SAMEORIGIN' }]);
  }
  if (editor)
    rules.push([editorPath, { 'content-security-policy': editorPolicy(editor), ...POPUPS }]);
  return rules;
}

/**
 * Returns `_headers` for Netlify and Cloudflare. If two rules set the same header, Cloudflare joins the values and Netlify takes
 * the later one. So the header of pictures is detached first, and no other is in two rules of a path (docs/decisions/0005).
 */
export function headersFile(
  base: Headers,
  policy: string,
  own: readonly Rule[] = [],
  isCloudflare = host === 'cloudflare',
): string {
  const cache = { 'cache-control': 'public, max-age=31536000, immutable' };
  const files = [
    rule('/_astro/*', cache),
    ...PICTURES.map((ending) => rule(`/*.${ending}${isCloudflare ? DETACH : ''}`, SHARED)),
  ].join('\n');
  const csp = { 'content-security-policy': policy };
  if (own.length === 0) return [rule('/*', { ...base, ...csp }), files].join('\n');
  const {
    'x-frame-options': frame = '',
    'cross-origin-opener-policy': opener = '',
    ...same
  } = base;
  const strict = { 'x-frame-options': frame, 'cross-origin-opener-policy': opener, ...csp };
  const hasComments = own.some(([path]) => path === commentsFramePath);
  return [
    rule('/*', same),
    ...BY_DEPTH.map((path) =>
      rule(path, { ...strict, ...(path === INSIGHTS && hasComments && POPUPS) }),
    ),
    ...own.map(([path, headers]) => rule(path, { ...strict, ...headers })),
    files,
  ].join('\n');
}

/** Signing in to the comment service or a Git host uses a pop-up that answers its opener. */
const POPUPS: Headers = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/** Returns hashes of sonner's style element, which it inserts empty and then fills. @throws if sonner no longer does so */
function toastStyleHashes(sonner: string): string[] {
  const [, literal] = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m.exec(sonner) ?? [];
  if (!literal)
    throw new Error('headers: sonner has no __insertCSS("…") line to take a hash from.');
  return [hashSource(''), hashSource(JSON.parse(literal))];
}

const ON_REQUEST = '(?!/(?:\\w+/)?(?:f|booking|estimate|health|tasks)(?:/|$))';

/** Returns the routes of Vercel, which reads no `_headers`: headers of files, nearest 404 pages and old addresses. */
export function vercelRoutes(
  routes: readonly object[],
  rules: readonly Rule[],
  notFound: readonly string[],
  old: readonly Moved[] = moved,
): object[] {
  const headers = rules.map(([pattern, values]) => ({
    src: pattern.replace('^', `^${ON_REQUEST}`),
    headers: values,
    continue: true,
  }));
  // The first match wins: /nb/services is before /nb.
  const deepestFirst = notFound.toSorted((a, b) => b.length - a.length);
  const nearest = deepestFirst.map((folder) => ({
    src: `^/${folder}/.*$`,
    dest: `/${folder}/404/index.html`,
    status: 404,
  }));
  const redirects = old.map(({ path, isFolder, query, to }) => ({
    src: `^${RegExp.escape(basePath + encodeURI(path))}${isFolder ? '(?:/.*)?' : '/?'}$`,
    ...(query && {
      has: [...new URLSearchParams(query)].map(([key, value]) => ({ type: 'query', key, value })),
    }),
    // Prevents an endless redirect from /About to /about.
    caseSensitive: true,
    status: 301,
    headers: { Location: to },
  }));
  return [...headers, ...redirects, ...routes.slice(0, -1), ...nearest, ...routes.slice(-1)];
}

/** Writes `_headers` for static hosts, and the same rules for server.ts (`site.json`) or for Vercel. */
export const securityHeaders = () =>
  afterBuild('headers', async ({ dir, logger }) => {
    const client = fileURLToPath(dir);
    const pages = listFiles(client, '.html');
    const sonner = new URL(import.meta.resolve('sonner'));
    const scripts = new Set<string>();
    const styles = new Set(toastStyleHashes(await readFile(sonner, 'utf8')));
    for (const page of pages) {
      const html = await readFile(join(client, page), 'utf8');
      for (const hash of inlineScriptHashes(html)) scripts.add(hash);
      for (const hash of inlineStyleHashes(html)) styles.add(hash);
    }
    const policy = contentSecurityPolicy([...scripts].sort(), [...styles].sort());
    const base = baseHeaders();
    const own = ownHeaders();
    await writeFile(new URL('_headers', dir), headersFile(base, policy, own));
    const rules: Rule[] = [
      [`^(?!${ASSETS})/`, { ...base, 'content-security-policy': policy }],
      [`^${ASSETS}`, assetHeaders()],
      [`^.*\\.(?:${PICTURES.join('|')})$`, SHARED],
      ...(commentsConfigured ? [['^/insights/[^/]+/[^/]+$', POPUPS] satisfies Rule] : []),
      ...own.map(([path, headers]): Rule => [`^${path}$`, headers]),
    ];
    if (host === 'node')
      await writeFile(
        new URL('../server/site.json', dir),
        JSON.stringify({ base: basePath, rules, moved }, null, 2),
      );
    if (host === 'vercel') {
      const config = new URL('../.vercel/output/config.json', import.meta.url);
      const { routes, ...rest } = JSON.parse(await readFile(config, 'utf8'));
      const folders = pages.flatMap((page) => /^(.+)\/404\/index\.html$/.exec(page)?.[1] ?? []);
      const all = { ...rest, routes: vercelRoutes(routes, rules, folders) };
      await writeFile(config, JSON.stringify(all, null, 2));
    }
    logger.info(`${pages.length} pages, ${scripts.size} scripts and ${styles.size} styles by hash`);
  });
