import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Removes scripts and fetched fonts. The script with the inline fonts stays, so that lines break as before. */
export const withoutScriptsAndFonts = (html: string) =>
  html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, (script) =>
      script.includes('new FontFace') ? script : '',
    )
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, (style) =>
      style.replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, ''),
    );

/** Serves a site with changed pages, without their policy. Both sides of a comparison go through a proxy, so that it slows both. */
export async function proxy(site: string, change: (html: string) => string) {
  const pages = new Map<string, Buffer>();
  const pageAt = async (path: string) => {
    const page =
      pages.get(path) ?? brotliCompressSync(change(await (await fetch(site + path)).text()));
    pages.set(path, page);
    return page;
  };
  const server = createServer(async ({ url = '/', method, headers }, response) => {
    if (headers.accept?.includes('text/html')) {
      const type = 'text/html; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
      response.end(await pageAt(url));
      return;
    }
    request(site + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, pageAt, stop };
}
