import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { extname, normalize } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { ContentError } from '../../src/content/mistakes.ts';
import type { ContentFiles } from './content-files.ts';
import { sveltiaConfig } from './sveltia-config.ts';

/** Packages that the page loads, from node_modules/. The editor imports the others only when it wants them. */
const PACKAGES = [
  '@sveltia/cms',
  'exifr',
  'immutable',
  'turndown',
  '@shikijs/langs',
  '@shikijs/themes',
];
const IMPORTS = {
  '@sveltia/cms': '/packages/@sveltia/cms/npm/index.js',
  immutable: '/packages/immutable/dist/immutable.es.js',
  'exifr/': '/packages/exifr/',
  'turndown/': '/packages/turndown/',
};
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Nothing from elsewhere: the editor would otherwise load fonts and news from its makers. Its parts style themselves. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ');
/** The largest picture, in bytes. */
const LARGEST = 40 * 2 ** 20;

interface Answer {
  status?: number;
  type?: string;
  body?: string | Buffer;
}
const MISSING: Answer = { status: 404, body: 'Not found' };
const json = (value: unknown): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
});
const own = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)));

/** @throws where the body is larger than any picture may be */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > LARGEST)
      throw new ContentError([
        { source: 'upload', field: '', said: 'is larger than 40 MB; make the picture smaller' },
      ]);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A module of the page as JavaScript. */
async function script(path: string): Promise<Answer> {
  const { code } = await transformWithOxc(own(`client${path}`).toString(), path);
  return { type: TYPES['.js'] ?? '', body: code };
}

/** A file of one of the packages, which stand in the folder of this project. */
function packageFile(path: string): Answer {
  if (!PACKAGES.some((name) => path.startsWith(`${name}/`))) return MISSING;
  const file = fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
  return { type: TYPES[extname(path)] ?? 'text/plain', body: readFileSync(file) };
}

/** Reads, writes or removes one file of the content. */
async function contentFile(
  request: IncomingMessage,
  path: string,
  files: ContentFiles,
): Promise<Answer> {
  if (request.method === 'PUT') await files.write(path, await bodyOf(request));
  else if (request.method === 'DELETE') await files.remove(path);
  else {
    const body = await files.read(path);
    return body === undefined
      ? MISSING
      : { type: TYPES[extname(path).toLowerCase()] ?? 'application/json', body };
  }
  return { status: 204 };
}

async function answer(request: IncomingMessage, files: ContentFiles): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = normalize(decodeURIComponent(pathname));
  const below = (prefix: string) =>
    path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
  const file = below('/files/');
  if (file !== undefined) return contentFile(request, file, files);
  if (request.method !== 'GET') return { status: 405, body: 'Not allowed' };
  if (path === '/') {
    const page = own('client/editor.html').toString();
    return {
      type: TYPES['.html'] ?? '',
      body: page.replace('{imports}', JSON.stringify({ imports: IMPORTS })),
    };
  }
  if (path === '/editor.js' || path === '/folder.js') return script(path.replace('.js', '.ts'));
  if (path === '/config.json') return json(sveltiaConfig(await files.forms()));
  if (path === '/list.json') return json(await files.list());
  const inPackage = below('/packages/');
  if (inPackage !== undefined) return packageFile(inPackage);
  // Pictures that forms show.
  return path.startsWith('/src/') ? contentFile(request, path.slice(1), files) : MISSING;
}

/**
 * The editor's server. It answers this machine alone, and pages of other sites get nothing from it: it takes only its own
 * name as host, and only its own pages may ask it to write.
 * @param report is told what was refused, for the terminal
 */
export function editorServer(files: ContentFiles, report: (said: string) => void): Server {
  return createServer(async (request, response) => {
    const send = ({ status = 200, type = 'text/plain; charset=utf-8', body }: Answer) => {
      response.writeHead(status, {
        'content-type': type,
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      response.end(body);
    };
    const { host = '', origin, 'sec-fetch-site': site = 'same-origin' } = request.headers;
    const isOurs =
      /^(?:127\.0\.0\.1|localhost):\d+$/.test(host) && (!origin || origin === `http://${host}`);
    if (!isOurs || (site !== 'same-origin' && site !== 'none'))
      return send({ status: 403, body: 'Only for the editor' });
    try {
      send(await answer(request, files));
    } catch (error) {
      if (error instanceof ContentError) {
        report(error.message);
        return send({ status: 422, body: error.message });
      }
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return send(MISSING);
      report(String((error as Error).stack));
      send({ status: 500, body: String((error as Error).message) });
    }
  });
}
