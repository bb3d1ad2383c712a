import { join } from 'node:path';
import { headersForType, STANDING_HEADERS } from '../../contract/standing-headers.ts';
import type { HttpReply, HttpRequest } from '../http/http.ts';
import { contentType } from './content-types.ts';
import { type FoundFile, siteFiles } from './files.ts';
import { freshFile } from './fresh-file.ts';
import { type HeaderRules, headersFor, parseHeadersFile } from './headers-file.ts';
import { byteRange, chooseEncoding, type Encoding, etagMatches } from './negotiate.ts';
import { parseRedirectsFile, type RedirectRules, redirectFor } from './redirects-file.ts';
import { encodePath, safeSegments } from './safe-path.ts';

const SUFFIX = { br: '.br', gzip: '.gz' } as const;
const ERROR_PAGES = new Set(['404', '404.html', '500', '500.html']);

/**
 * Builds the request handler of the built site, with the rules it reads from the site's folder.
 * @param root real path of that folder
 * @throws {Error} naming the line of `_headers` or `_redirects` that is not understood.
 */
export function staticSite(root: string) {
  const { find, read } = siteFiles(root);
  const headerRules = freshFile<HeaderRules>(join(root, '_headers'), parseHeadersFile, []);
  const redirects = freshFile<RedirectRules>(join(root, '_redirects'), parseRedirectsFile, []);

  async function headersOf(path: string): Promise<Record<string, string>> {
    return { ...STANDING_HEADERS, ...headersFor(await headerRules(), path) };
  }

  /** '/about' is about.html, '/' is index.html, '/robots.txt' is itself (Astro's 'file' format). */
  async function resolve(segments: string[]): Promise<FoundFile | null> {
    const last = segments.at(-1);
    if (last === undefined) return find(['index.html']);
    if (/\.(br|gz)$/.test(last)) {
      const original = [...segments.slice(0, -1), last.replace(/\.(br|gz)$/, '')];
      if (await find(original)) return null;
    }
    const exact = last.includes('.') ? await find(segments) : null;
    if (exact) return exact;
    const page = [...segments.slice(0, -1), `${last}.html`];
    return (await find(page)) ?? find([...segments, 'index.html']);
  }

  /** The address a page should have instead, when it exists under a cleaner one. */
  async function cleanAddress(segments: string[], rawPath: string): Promise<string | null> {
    const last = segments.at(-1);
    if (last === undefined) return null;
    let clean = segments;
    if (/^index(\.html)?$/.test(last)) clean = segments.slice(0, -1);
    else if (last.endsWith('.html')) clean = [...segments.slice(0, -1), last.slice(0, -5)];
    if (clean === segments && !rawPath.endsWith('/')) return null;
    return (await resolve(clean))?.file.endsWith('.html') ? encodePath(clean) : null;
  }

  async function reply(request: HttpRequest, found: FoundFile, status: number, path: string) {
    const type = contentType(found.file);
    const isPage = found.file.endsWith('.html');
    const variants = new Map<Encoding, FoundFile>();
    for (const encoding of ['br', 'gzip'] as const) {
      const relative = found.file.slice(root.length + 1).split(/[\\/]/);
      const name = `${relative.pop()}${SUFFIX[encoding]}`;
      const variant = await find([...relative, name]);
      if (variant) variants.set(encoding, variant);
    }
    const ranged = status === 200 && byteRange(request.headers.range, found.size) !== null;
    const wanted = ranged
      ? 'identity'
      : chooseEncoding(request.headers['accept-encoding'], [...variants.keys(), 'identity']);
    const chosen = variants.get(wanted) ?? found;
    const { size, etag, bytes } = await read(chosen);
    const slice = (start: number, end: number) =>
      bytes ? bytes.subarray(start, end + 1) : { file: chosen.file, start, end };
    const range = ranged ? byteRange(request.headers.range, size) : null;
    const immutable = path.startsWith('/_astro/');
    const headers: Record<string, string> = {
      'cache-control': immutable
        ? 'public, max-age=31536000, immutable'
        : isPage
          ? 'no-cache'
          : 'public, max-age=3600',
      ...headersForType(await headersOf(path), type),
      etag,
    };
    if (status !== 200) headers['cache-control'] = 'no-cache';
    if (variants.size > 0) headers.vary = 'accept-encoding';
    if (status === 200 && etagMatches(request.headers['if-none-match'], etag)) {
      return { status: 304, headers };
    }
    headers['content-type'] ??= type;
    if (chosen !== found) headers['content-encoding'] = wanted;
    if (variants.size === 0) headers['accept-ranges'] = 'bytes';
    const ifRange = request.headers['if-range'];
    if (range && (!ifRange || ifRange === etag)) {
      if (range === 'unsatisfiable') {
        return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } };
      }
      headers['content-range'] = `bytes ${range.start}-${range.end}/${size}`;
      headers['content-length'] = String(range.end - range.start + 1);
      return { status: 206, headers, body: slice(range.start, range.end) };
    }
    headers['content-length'] = String(size);
    if (request.method === 'HEAD' || size === 0) return { status, headers };
    return { status, headers, body: slice(0, size - 1) };
  }

  /**
   * The nearest 404.html up the folders, as the static hosts do it. Its headers are those of its own address: a policy
   * belongs to what is shown, and an address nobody knows may match no rule.
   */
  async function notFound(request: HttpRequest, segments: string[]): Promise<HttpReply> {
    for (let depth = Math.max(0, segments.length - 1); depth >= 0; depth -= 1) {
      const folder = segments.slice(0, depth);
      const page = await find([...folder, '404.html']);
      if (page) return reply(request, page, 404, encodePath([...folder, '404']));
    }
    const headers = { ...(await headersOf('/404')), 'content-type': 'text/plain; charset=utf-8' };
    return { status: 404, headers, body: 'Not found\n' };
  }

  async function handle(request: HttpRequest): Promise<HttpReply> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { ...(await headersOf(request.path)), allow: 'GET, HEAD' };
      return { status: 405, headers };
    }
    const segments = safeSegments(request.path);
    if (!segments) return notFound(request, []);
    const path = `/${segments.join('/')}`;
    const rule = redirectFor(await redirects(), path);
    const found = ERROR_PAGES.has(segments.at(-1) ?? '') ? null : await resolve(segments);
    if (rule && (rule.force || !found)) {
      if (rule.status !== 200 && rule.status < 400) {
        const target = rule.target.includes('?') ? rule.target : rule.target + request.query;
        return { status: rule.status, headers: { ...(await headersOf(path)), location: target } };
      }
      const other = await resolve(safeSegments(rule.target) ?? []);
      if (other) return reply(request, other, rule.status, path);
    }
    const clean = found ? await cleanAddress(segments, request.path) : null;
    if (clean) {
      const headers = { ...(await headersOf(path)), location: clean + request.query };
      return { status: 308, headers };
    }
    if (!found || request.path.replace(/(.)\/$/, '$1') !== request.path) {
      return notFound(request, segments);
    }
    return reply(request, found, 200, path);
  }

  /** The site's own page for an unhandled error, or null when the build has none. */
  async function serverError(request: HttpRequest): Promise<HttpReply | null> {
    const page = await find(['500.html']);
    return page ? reply(request, page, 500, '/500') : null;
  }

  return { handle, serverError };
}

export type StaticSite = ReturnType<typeof staticSite>;
