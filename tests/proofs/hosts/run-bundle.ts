/** Serves a Netlify or Vercel build's function over HTTP, called as their runtimes do: `run-bundle.ts HOST FOLDER`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const [host, folder = '.'] = process.argv.slice(2);
const ENTRIES: Record<string, string> = {
  netlify: '.netlify/v1/functions/ssr/ssr.mjs',
  vercel: '.vercel/output/functions/_render.func/entry.mjs',
};
const { default: bundle } = await import(join(folder, ENTRIES[host ?? ''] ?? ''));

const VISITOR = '198.51.100.7';
const waited = new Set<Promise<unknown>>();
const waitUntil = (work: Promise<unknown>) => waited.add(work);
if (host === 'vercel')
  Object.assign(globalThis, {
    [Symbol.for('@vercel/request-context')]: { get: () => ({ waitUntil }) },
  });
const answerOf = (request: Request): Promise<Response> =>
  host === 'netlify' ? bundle(request, { ip: VISITOR, waitUntil }) : bundle.fetch(request);

const server = createServer(async (incoming, outgoing) => {
  const { method = 'GET', headers, url } = incoming;
  const body = await buffer(incoming);
  const request = new Request(`http://${headers.host}${url}`, {
    method,
    // Both hosts send the visitor's address.
    headers: { 'x-forwarded-for': VISITOR, ...(headers as Record<string, string>) },
    ...(body.length > 0 && { body }),
  });
  waited.clear();
  const answer = await answerOf(request);
  // Tells the proof whether the host was asked to wait for work after the answer.
  outgoing.setHeader('x-waited-for', waited.size);
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
}).listen(0, '127.0.0.1', () => {
  console.log(`Ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
