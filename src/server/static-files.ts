import { existsSync, globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Moved } from '../content/moved.ts';
import { decoded } from '../lib/site-path.ts';

/** Data that the build passes to the server (build/headers.ts, build/moved.ts). */
interface BuiltSite {
  /** Base path of the site; '' at the root of its host. */
  base: string;
  rules: [pattern: string, headers: Record<string, string>][];
  moved?: readonly Moved[];
}

/** Paths never answered with the file of that name. */
const HIDDEN = /(?:^\/_(?:headers|redirects)|\.br|\/(?:404|500)(?:\.html)?)$/;

/** Returns the path without a final `.html`, `/index` or slash. '//host' stays: a redirect to it would leave the site. */
export function cleanPath(path: string): string {
  if (HIDDEN.test(path) || /^\/[/\\]/.test(path)) return path;
  return path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';
}

/** Serves the files of a built site, in `dist`/client. server.ts runs it outside Astro's bundle. */
export function staticFiles(dist: string) {
  const client = join(dist, 'client');
  const site = JSON.parse(readFileSync(join(dist, 'server/site.json'), 'utf8')) as BuiltSite;
  const rules = site.rules.map(
    ([pattern, headers]) => [new RegExp(pattern, 'i'), new Headers(headers)] as const,
  );
  const names = new Set(rules.flatMap(([, headers]) => [...headers.keys()]));
  const files = sirv(client, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  // Read at start, so that 404 pages work even if the disk fails.
  const notFoundPages = globSync('**/404.html', { cwd: client })
    .toSorted((a, b) => b.length - a.length)
    .map((name) => {
      const file = join(client, name);
      // A site built without compression has no compressed files.
      const packed = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
      return { folder: `/${name.slice(0, -'404.html'.length)}`, plain: readFileSync(file), packed };
    });

  /** Replaces the security and cache headers with those of a path. */
  function setHeaders(response: ServerResponse, path: string) {
    for (const name of names) response.removeHeader(name);
    for (const [pattern, headers] of rules) if (pattern.test(path)) response.setHeaders(headers);
    const isPage = !/\.\w+$/.test(path);
    const cache = isPage ? 'no-cache' : 'public, max-age=3600';
    const isHashed = path.startsWith('/_astro/');
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : cache);
  }

  /** Answers GET and HEAD with the file of a path below the base path; calls `next` if there is none. */
  function serve(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    next: () => void,
  ) {
    const name = fileName(path);
    const isGzip = name?.endsWith('.gz');
    if (name === null || (isGzip && existsSync(join(client, name.slice(0, -3))))) return next();
    // sirv would serve an archive as a compressed file, and the browser would unpack it.
    const archive = { 'content-encoding': 'identity', 'content-type': 'application/gzip' };
    if (isGzip) response.setHeaders(new Headers(archive));
    const { method, url, headers } = request;
    if (method === 'HEAD' || !isPlainRange(headers.range) || headers['if-range'])
      delete headers.range;
    // sirv neither closes a file when the client disconnects nor handles read errors.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    // Also for 304, to which sirv adds nothing.
    response.setHeader('vary', 'Accept-Encoding');
    setHeaders(response, name);
    request.url = path;
    files(request, response, () => {
      request.url = url;
      for (const header of ['vary', ...Object.keys(archive)]) response.removeHeader(header);
      next();
    });
  }

  /** Answers 404 with the nearest 404.html up the folders, as static hosts do. */
  function notFound({ headers }: IncomingMessage, response: ServerResponse, path: string) {
    setHeaders(response, '/404');
    const page = notFoundPages.find(({ folder }) => path.startsWith(folder));
    const packed = /\bbr\b/.test(String(headers['accept-encoding'])) ? page?.packed : undefined;
    const body = packed ?? page?.plain ?? '';
    if (packed) response.setHeader('content-encoding', 'br');
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      vary: 'Accept-Encoding',
    });
    response.end(body);
  }

  const has = (path: string) => {
    const name = fileName(path);
    return name !== null && ['', '.html'].some((end) => existsSync(join(client, name + end)));
  };

  return { base: site.base, moved: site.moved ?? [], setHeaders, serve, notFound, has };
}

/** Decodes a path; null if it names no file. */
function fileName(path: string): string | null {
  const name = decoded(path) ?? '\0';
  return HIDDEN.test(name) || /[\0\\]|^\/\/|\/\.\./.test(name) ? null : name;
}

/** True for one range with a start, the only kind sirv handles correctly; ignoring others is allowed (RFC 9110, 14.2). */
function isPlainRange(range = ''): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return start !== undefined && (end === '' || Number(end) >= Number(start));
}
