import { existsSync } from 'node:fs';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { movedTo } from './src/content/moved.ts';
import { decoded } from './src/lib/site-path.ts';
import { hostWarnings } from './src/server/host-warnings.ts';
import { cleanPath, staticFiles } from './src/server/static-files.ts';

/**
 * Serves the built site: its files, then Astro's on-demand pages, else the nearest 404 page.
 * It has no TLS; in production a proxy is in front of it (deploy/).
 */

const ROOT = import.meta.dirname;
const DIST = resolve(process.argv[2] ?? join(ROOT, 'dist'));
const ENTRY = join(DIST, 'server/entry.mjs');
/** In ms after SIGTERM: stop accepting connections, drop incomplete requests, exit. */
const DRAIN_MS = 1_500;
const GRACE_MS = 2_000;
const END_MS = 4_000;
const MAX_CONNECTIONS = 2_000;
/** File descriptors of the process and its store; a connection needs two more (socket and file). */
const OWN_FILES = 40;
/** Requests in progress per connection; browsers do not pipeline. */
const MAX_PIPELINED = 2;
const LENGTH_REQUIRED =
  'HTTP/1.1 411 Length Required\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

type Service = { start: () => Promise<string[]>; stop: () => Promise<void> };
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
  locals?: object,
) => Promise<void>;

process.umask(0o077);
if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
const { HOST = 'localhost', PORT = '4321', TRUSTED_PROXIES = '0', SITE_URL = '' } = process.env;
if (!existsSync(ENTRY)) fail('There is no built site. Run `npm run build` first.');

if (!/^\d+$/.test(PORT) || Number(PORT) > 65_535)
  fail(`PORT must be a number up to 65535, not ${PORT}.`);

const { base, moved, setHeaders, serve, notFound, has } = staticFiles(DIST);
const sitePath = URL.parse(SITE_URL)?.pathname.replace(/\/$/, '');
if (sitePath && sitePath !== base)
  fail(
    `SITE_URL names the path ${sitePath}, and the site was built for ${base || '/'}. Build it anew.`,
  );
const { handler } = (await import(ENTRY)) as { handler: Handler };

function answer(request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', headers, socket } = request;
  // sirv and `notFound` ignore weights, but "br;q=0" refuses an encoding (RFC 9110, section 12.5.3).
  headers['accept-encoding'] = headers['accept-encoding']
    ?.split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(coding))
    .join(',');
  // A client may send an absolute URL (RFC 9112, section 3.2.2).
  request.url = request.url?.replace(/^https?:\/\/[^/]*/i, '') || '/';
  const [, url = '/', search = ''] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
  // Monitors don't know the base path.
  const isHealth = /^\/health(?:\/live)?$/.test(url);
  if (isHealth) request.url = base + request.url;
  const path = isHealth ? url : url.startsWith(`${base}/`) ? url.slice(base.length) : '/404';
  const isRead = method === 'GET' || method === 'HEAD';
  const newAddress = isRead && movedTo(moved, path, search);
  const end = (status: number, more: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-length': 0, ...more }).end();
  const orNotFound = () => {
    if (isRead || !has(path)) notFound(request, response, path);
    else end(405, { allow: 'GET, HEAD' });
  };
  const onRequest = () =>
    handler(request, response, orNotFound, { socketAddress: socket.remoteAddress });

  // Error responses also need them; on-demand pages override some.
  setHeaders(response, '/');
  // Astro builds a URL from Host and path, and does not handle TRACE.
  if (!/^[\w.:[\]-]*$/.test(headers.host ?? '')) end(400);
  else if (method === 'TRACE') end(405, { allow: 'GET, HEAD' });
  else if (base && (url === '/' || url === base)) end(307, { location: `${base}/${search}` });
  // Astro writes a line to the log for each path that it cannot decode.
  else if (path === '/404' || decoded(path) === null) notFound(request, response, path);
  else if (!isRead) onRequest();
  else if (newAddress) end(301, { location: newAddress });
  else if (cleanPath(path) !== path) end(308, { location: base + cleanPath(path) + search });
  else serve(request, response, path, onRequest);
}

/** Requests in progress by connection; an idle connection has an empty list. */
const connections = new Map<Socket, IncomingMessage[]>();
/** Connections and requests so far. */
let arrivals = 0;
let stopping = false;

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
    const { socket } = request;
    const requests = connections.get(socket) ?? [];
    const isChunked = 'transfer-encoding' in request.headers;
    // Node parses everything it has read, up to 2,500 requests, even after the connection is destroyed.
    if (socket.destroyed || isChunked || requests.length >= MAX_PIPELINED) {
      // Browsers and proxies state a length; a body in chunks of one byte takes a hundred times its size in memory.
      if (isChunked && !socket.destroyed) socket.write(LENGTH_REQUIRED);
      // Frees the request's chunks and destroys the connection.
      request.destroy();
      return;
    }
    arrivals += 1;
    requests.push(request);
    response.once('close', () => requests.splice(requests.indexOf(request), 1));
    if (stopping) response.setHeader('connection', 'close');
    answer(request, response);
  },
);
server.maxConnections = Math.min(MAX_CONNECTIONS, (maxOpenFiles() - OWN_FILES) / 2);
server.timeout = 60_000;
server.on('connection', (socket: Socket) => {
  arrivals += 1;
  connections.set(socket, []);
  socket.once('close', () => connections.delete(socket));
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Returns the soft limit of `ulimit -n`, which Node raises to the hard one. */
function maxOpenFiles(): number {
  // Otherwise the report looks up the name of each interface. Node's types lack the option.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files: { soft: number | 'unlimited' } };
  };
  return Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY;
}

/** Returns the service. Astro loads its module with the first request. */
async function loadService(): Promise<Service> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: `${base}/health/live` });
  await handler(request, new ServerResponse(request));
  const service = (globalThis as Record<symbol, unknown>)[Symbol.for('site.service')];
  return (service as Service | undefined) ?? fail('The service of the bundle did not start.');
}

const service = await loadService();
const warnings = await service.start().catch((error: Error) => fail(error.message));

server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (server.listening) return;
  const other = Number(PORT) + 1;
  const remedy = `End it, or choose another one: PORT=${other} npm run serve`;
  fail(code === 'EADDRINUSE' ? `Another server has port ${PORT}. ${remedy}` : message);
});
// A proxy may connect to 127.0.0.1 even if "localhost" resolves to ::1 first.
const host = HOST === 'localhost' ? '127.0.0.1' : HOST;
server.listen({ host, port: Number(PORT), backlog: 4_096 }, () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Ready at http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`);
  for (const warning of [...hostWarnings(process.env), ...warnings]) console.warn(warning);
});

/** Answers accepted requests, drops incomplete ones after 2 s, and exits within 4 s. */
async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(async () => {
    // First read what arrived while the process waited for the CPU.
    for (let turn = 0; turn < 3; turn += 1) await immediate();
    for (const [socket, requests] of connections)
      if (!requests.some(({ complete }) => complete)) socket.destroy();
  }, GRACE_MS).unref();
  setTimeout(() => process.exit(0), END_MS).unref();
  // Also answer connections and requests still in the network's buffers; Node takes one per turn of the event loop.
  const patience = performance.now() + DRAIN_MS;
  let quiet = 0;
  while (quiet < 8 && performance.now() < patience) {
    const seen = arrivals;
    await sleep(50);
    await immediate();
    quiet = arrivals === seen ? quiet + 1 : 0;
  }
  await new Promise((done) => server.close(done));
  await service.stop();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
