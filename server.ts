import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { cleanPath, staticFiles } from './src/server/static-files.ts';

/**
 * Serves the built site with node:http: its files, then the pages on request of Astro's bundle, else the nearest 404 page.
 * It speaks no TLS; in production a proxy stands in front (deploy/).
 */

const ROOT = import.meta.dirname;
/** The built site: dist, or the folder that is named. */
const DIST = resolve(process.argv[2] ?? join(ROOT, 'dist'));
const SERVER = join(DIST, 'server');
/** After SIGTERM: how long what waits is taken on, until requests must be whole, and until the process ends, in ms. */
const DRAIN_MS = 1_500;
const GRACE_MS = 2_000;
const END_MS = 4_500;
/** Requests of one connection that may be under way; browsers do not pipeline. */
const MAX_PIPELINED = 2;

/** What Astro's bundle offers (src/server/service.ts). */
interface Service {
  start(): Promise<void>;
  stop(): Promise<void>;
}
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
  locals?: object,
) => Promise<void>;

process.umask(0o077);
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
const { HOST = 'localhost', PORT = '4321', TRUSTED_PROXIES = '0' } = process.env;
if (!existsSync(join(SERVER, 'entry.mjs')))
  fail('There is no built site. Run `npm run build` first.');

const { base, setHeaders, serve, notFound, has } = staticFiles(DIST);

function answer(request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', headers } = request;
  // A client may name the host in the address, too (RFC 9112, section 3.2.2).
  request.url = (request.url ?? '/').replace(/^https?:\/\/[^/]*/i, '');
  const [url = '/', search = ''] = request.url.split(/(?=\?)/);
  // Whoever watches over the server asks at its root.
  const isHealth = /^\/health(?:\/live)?$/.test(url);
  if (isHealth) request.url = base + request.url;
  const path = isHealth ? url : url.startsWith(`${base}/`) ? url.slice(base.length) : '/404';
  const clean = cleanPath(path);
  const isRead = method === 'GET' || method === 'HEAD';
  const end = (status: number, more: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-length': 0, ...more }).end();
  const orNotFound = () => {
    if (isRead || !has(path)) notFound(request, response, path);
    else end(405, { allow: 'GET, HEAD' });
  };
  const onRequest = () =>
    handler(request, response, orNotFound, { socketAddress: request.socket.remoteAddress });

  // Errors have them, too; pages on request replace what differs.
  setHeaders(response, '/');
  // Astro makes an address of host and path, and knows no TRACE.
  if (!/^[\w.:[\]-]*$/.test(headers.host ?? '')) end(400);
  else if (method === 'TRACE') end(405, { allow: 'GET, HEAD' });
  else if (base && (url === '/' || url === base)) end(307, { location: `${base}/${search}` });
  else if (path === '/404') notFound(request, response, path);
  else if (!isRead) onRequest();
  else if (clean !== path) end(308, { location: base + clean + search });
  else serve(request, response, path, onRequest);
}

/** Requests under way, by connection; an open connection without one has an empty list. */
const connections = new Map<Socket, IncomingMessage[]>();
/** Connections and requests so far. */
let arrivals = 0;
let stopping = false;

/**
 * Keeps Node from making requests of all that it has read of a connection that ends: 2,500 a connection fill the memory where
 * hundreds of connections send at once. `parser` is undocumented; without it only this protection is lost.
 */
function dropRest(socket: Socket) {
  const { parser } = socket as Socket & { parser?: { onIncoming: unknown } };
  if (parser) parser.onIncoming = () => 0;
}

function create() {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 500,
      // Longer than a proxy keeps an idle connection, so that it never sends a post into one that is closing.
      keepAliveTimeout: TRUSTED_PROXIES === '0' ? 5_000 : 75_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      arrivals += 1;
      const { socket } = request;
      const requests = connections.get(socket) ?? [];
      if (requests.length === MAX_PIPELINED) {
        dropRest(socket);
        socket.destroy();
        return;
      }
      requests.push(request);
      response.once('close', () => requests.splice(requests.indexOf(request), 1));
      if (stopping) response.setHeader('connection', 'close');
      // Browsers and proxies state a length; a body in chunks of one byte takes a hundred times its size in memory.
      if (request.headers['transfer-encoding']) {
        response.writeHead(411, { connection: 'close' }).end();
        dropRest(socket);
        return;
      }
      answer(request, response);
    },
  );
  server.on('connection', (socket) => {
    arrivals += 1;
    connections.set(socket, []);
    socket.once('close', () => connections.delete(socket));
  });
  server.maxConnections = 2_000;
  server.timeout = 60_000;
  return server;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { handler } = (await import(join(SERVER, 'entry.mjs'))) as { handler: Handler };

/** The service lies in a page of the bundle, which Astro loads with its first request. */
async function loadService(): Promise<Service> {
  const server = createServer((request, response) => handler(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((done) => server.once('listening', done));
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${base}/health/live`);
  server.close();
  server.closeAllConnections();
  const service = (globalThis as Record<symbol, unknown>)[Symbol.for('site.service')];
  return (service as Service | undefined) ?? fail('The service of the bundle did not start.');
}

const service = await loadService();
await service.start().catch((error: Error) => fail(error.message));

// A browser may try either address of "localhost"; neither is open to the network.
const hosts = HOST === 'localhost' ? ['127.0.0.1', '::1'] : [HOST];
const servers = hosts.map(create);
let port = Number(PORT);
for (const [index, server] of servers.entries()) {
  await new Promise<void>((done) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE')
        fail(
          `Another server has port ${port}. End it, or choose another one: PORT=${port + 1} npm run serve`,
        );
      // A machine without IPv6 has no ::1.
      if (index === 0) fail(message);
      done();
    });
    server.listen({ host: hosts[index], port, backlog: 4_096 }, done);
  });
  if (index === 0) port = (server.address() as AddressInfo).port;
}

console.log(`Ready at http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`);

/** Answers what has been accepted; ends after 2 s who has not sent a whole request, and the process before 5 s. */
async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => {
    for (const [socket, requests] of connections)
      if (!requests.some(({ complete }) => complete)) socket.destroy();
  }, GRACE_MS).unref();
  // What has not been delivered by then is delivered by the next process.
  setTimeout(() => process.exit(0), END_MS).unref();
  // Connections and requests that wait in the network's buffers, of which Node takes one a turn, get their answer, too.
  const patience = performance.now() + DRAIN_MS;
  for (let quiet = 0, seen = -1; quiet < 8 && performance.now() < patience; seen = arrivals) {
    quiet = arrivals === seen ? quiet + 1 : 0;
    await sleep(50);
    await immediate();
  }
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  await service.stop();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
