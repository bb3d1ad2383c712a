import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** What the build tells the server (build/headers.ts). */
interface BuiltSite {
  /** Path below which the site stands, '' at the root of its host. */
  base: string;
  /** Headers by patterns of paths; later ones win. */
  rules: [pattern: string, headers: Record<string, string>][];
}

const MAX_DEPTH = 16;
/** Never answered with a file of their own. */
const HIDDEN = /(?:^\/_headers|\.br|\.gz|\/(?:404|500)(?:\.html)?)$/;

/**
 * The address that a page should have instead: without `.html`, `/index` and a slash at the end. What begins with two
 * slashes stays as it is: a browser would take a redirect there for another host.
 */
export function cleanPath(path: string): string {
  if (HIDDEN.test(path) || /^\/[/\\]/.test(path)) return path;
  return path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';
}

/**
 * Serves the files of a built site. Server.ts runs it as it stands, outside Astro's bundle.
 * @param dist the folder of the build, with `client` and `server`
 */
export function staticFiles(dist: string) {
  const client = join(dist, 'client');
  const site = JSON.parse(readFileSync(join(dist, 'server/site.json'), 'utf8')) as BuiltSite;
  const rules = site.rules.map(([pattern, headers]) => [new RegExp(pattern), headers] as const);
  const names = new Set(rules.flatMap(([, headers]) => Object.keys(headers)));
  const files = sirv(client, { etag: true, brotli: true, gzip: true, extensions: ['html'] });

  /** Sets the security and cache headers of a path in place of those of another one; what answers may replace them. */
  function setHeaders(response: ServerResponse, path: string) {
    for (const name of names) response.removeHeader(name);
    for (const [pattern, headers] of rules)
      if (pattern.test(path))
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const isPage = !/\.\w+$/.test(path);
    const cache = isPage ? 'no-cache' : 'public, max-age=3600';
    const isHashed = path.startsWith('/_astro/');
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : cache);
  }

  /**
   * Answers GET and HEAD with a file.
   * @param path below the base path
   * @param next called where there is none
   */
  function serve(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    next: () => void,
  ) {
    const name = decodePath(path);
    if (name === null || HIDDEN.test(name)) return next();
    const { url, headers } = request;
    if (!isPlainRange(headers.range) || headers['if-range']) delete headers.range;
    // sirv neither closes a file whose reader has gone nor notices one that cannot be read any more.
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
      response.removeHeader('vary');
      next();
    });
  }

  /** Answers 404 with the nearest 404.html up the folders, as static hosts do. */
  function notFound(request: IncomingMessage, response: ServerResponse, path: string) {
    setHeaders(response, '/404');
    const folders = (decodePath(path) ?? '/').split('/').slice(1, MAX_DEPTH);
    while (folders.length > 0) {
      folders.pop();
      const file = join(client, ...folders, '404.html');
      if (folders.includes('..') || !existsSync(file)) continue;
      const isPacked =
        /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${file}.br`);
      const body = readFileSync(isPacked ? `${file}.br` : file);
      if (isPacked) response.setHeader('content-encoding', 'br');
      response.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': body.length,
        vary: 'Accept-Encoding',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return;
    }
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
  }

  /** True where a file answers to the path. */
  const has = (path: string) => {
    const name = decodePath(path);
    if (name === null || HIDDEN.test(name) || name.split('/').includes('..')) return false;
    return ['', '.html', '/index.html'].some((end) =>
      statSync(join(client, name + end), { throwIfNoEntry: false })?.isFile(),
    );
  };

  return { base: site.base, setHeaders, serve, notFound, has };
}

/** The path without percent-encoding, or null where it names no file. */
function decodePath(path: string): string | null {
  try {
    const name = decodeURIComponent(path);
    return /[\0\\]/.test(name) || name.startsWith('//') ? null : name;
  } catch {
    return null;
  }
}

/** True for one range with a start, the only kind that sirv reads rightly; others may be passed over (RFC 9110, 14.2). */
function isPlainRange(range = ''): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return start !== undefined && (end === '' || Number(end) >= Number(start));
}
