import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { HSTS_SUBDOMAINS } from '../../contract/standing-headers.ts';
import { errorFields, type Log } from '../log.ts';
import { serviceHeaders } from '../pages/html.ts';
import { readBody } from './body.ts';
import { addressKey, clientAddress } from './client-address.ts';
import { Connection } from './connection.ts';
import { connectionTable } from './connection-table.ts';
import { fairTurn } from './fair-turns.ts';
import {
  BodyCutShort,
  type FileSlice,
  type HttpReply,
  type HttpRequest,
  isFileSlice,
} from './http.ts';

export interface ServerOptions {
  handle: (request: HttpRequest) => Promise<HttpReply>;
  /** What a visitor gets when `handle` throws. */
  onError: (request: HttpRequest) => Promise<HttpReply>;
  trustedProxies: number;
  /** How many connections one address may have (IPv6: one /64). */
  connectionsPerAddress: number;
  /** Whether browsers shall use https for every name below the site's as well. */
  hstsSubdomains: boolean;
  log: Log;
}

/** A stopping server listens until no connection has come for this long … */
const QUIET_MS = 200;
/** … and never longer than this. */
const MOST_OPEN_MS = 2_000;
/** Each may hold a body or a chunk of 64 KiB; together they must fit beside the heap. */
const MOST_CONNECTIONS = 2_000;
/** What a client may owe us is this, twice; small, since all of them may read slowly. */
const CHUNK = 16 * 1024;
const MOST_HEADERS = 100;
/** What node:http finds wrong with a request before it is one; all else is 400. */
const PARSER_STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Creates a node:http server with limits against slow clients. Node enforces its time-outs only every
 * `connectionsCheckingInterval`, 30 s unless told otherwise.
 */
export function createHttpServer(options: ServerOptions) {
  let closing = false;
  const warn = warnOnce(options);
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    warn(incoming);
    connectionOf(incoming).begin(incoming, outgoing);
    answer(incoming, outgoing, options, () => closing).catch((error: unknown) => {
      if (!(error instanceof BodyCutShort) && !outgoing.destroyed) {
        options.log.error('answer_failed', errorFields(error));
      }
      outgoing.destroy();
    });
  };
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 500,
    keepAliveTimeout: 5_000,
    maxHeaderSize: 16 * 1024,
    // Looked at in answer(), so that the error has our headers.
    requireHostHeader: false,
  });
  // The parser drops what is more, so answer() refuses a request that has as many.
  server.maxHeadersCount = MOST_HEADERS;
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, onRequest);
  const { hstsSubdomains } = options;
  server.on('connect', (_: IncomingMessage, connection: Connection) => {
    refuse(connection, 405, hstsSubdomains);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, connection: Duplex) => {
    refuse(connection as Connection, PARSER_STATUS[error.code ?? ''] ?? 400, hstsSubdomains);
  });

  const table = connectionTable({
    total: MOST_CONNECTIONS,
    perAddress: options.trustedProxies > 0 ? null : options.connectionsPerAddress,
  });
  const stalled = setInterval(table.endStalled, 1_000).unref();
  server.once('close', () => clearInterval(stalled));
  // node:http takes any stream for a connection; its own listener gets ours instead of the socket.
  const [serve] = server.listeners('connection');
  server.removeAllListeners('connection');
  let lastAccepted = 0;
  server.on('connection', async (socket: Socket) => {
    // Many connections come in one turn; taking them in costs more than the newest of them can wait for.
    socket.on('error', () => socket.destroy());
    await fairTurn();
    lastAccepted = performance.now();
    if (socket.destroyed) return;
    const connection = new Connection(socket);
    const key = addressKey(clientAddress(socket.remoteAddress ?? '', undefined, 0));
    if (table.admit(connection, key)) serve?.call(server, connection);
    else connection.destroy();
  });

  /**
   * Stops in the order that drops nothing: answers say `connection: close` from now on; what
   * waits to be accepted is accepted (one connection a turn); then no more are, and only after a moment for
   * requests still in the network buffers are idle connections ended.
   */
  const close = async () => {
    closing = true;
    const latest = performance.now() + MOST_OPEN_MS;
    do await sleep(QUIET_MS);
    while (performance.now() - lastAccepted < QUIET_MS && performance.now() < latest);
    const closed = new Promise<void>((resolve) => {
      // The method of http.Server would end connections whose request has not been read yet.
      NetServer.prototype.close.call(server, () => resolve());
    });
    // A connection whose request has not been read yet counts as idle, too: on a busy machine that takes a while.
    const idle = setInterval(() => server.closeIdleConnections(), 1_000);
    const all = setTimeout(() => server.closeAllConnections(), 17_000);
    await closed;
    clearInterval(idle);
    clearTimeout(all);
    // Ends the timer that looks for slow connections.
    server.close();
  };
  return { server, close };
}

const connectionOf = (incoming: IncomingMessage) => incoming.socket as unknown as Connection;

/** Answers in place of node:http, unless an answer has begun, and ends the connection. */
function refuse(connection: Connection, status: number, hstsSubdomains: boolean) {
  const begun = (connection as { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
  if (!connection.writable || begun) {
    connection.destroy();
    return;
  }
  const { headers, body } = plainReply(status);
  if (hstsSubdomains) Object.assign(headers, HSTS_SUBDOMAINS);
  const lines = Object.entries({ ...headers, 'content-length': body.length, connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  connection.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
  connection.destroySoon();
}

function plainReply(status: number) {
  const headers = { ...serviceHeaders(), 'content-type': 'text/plain; charset=utf-8' };
  return { status, headers, body: `${status} ${STATUS_CODES[status]}\n` };
}

/** What HTTP asks of every request (RFC 9112 section 3.2, RFC 9110 section 10.1.1), or null. */
function refusedStatus({ httpVersion, headers, rawHeaders }: IncomingMessage): number | null {
  if (rawHeaders.length >= 2 * MOST_HEADERS) return 431;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400;
  const { expect } = headers;
  return expect === undefined || expect.toLowerCase() === '100-continue' ? null : 417;
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: ServerOptions,
  closing: () => boolean,
) {
  const request = toRequest(incoming, outgoing, options.trustedProxies);
  const refused = refusedStatus(incoming);
  let reply: HttpReply;
  try {
    reply = refused === null ? await options.handle(request) : plainReply(refused);
  } catch (error) {
    if (error instanceof BodyCutShort) throw error;
    options.log.error('unhandled', errorFields(error));
    reply = await options.onError(request);
  }
  if (refused !== null) reply.headers.connection = 'close';
  if (options.hstsSubdomains) Object.assign(reply.headers, HSTS_SUBDOMAINS);
  if (closing()) reply.headers.connection = 'close';
  await send(incoming, outgoing, reply);
}

function toRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trustedProxies: number,
): HttpRequest {
  const headers: HttpRequest['headers'] = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  // A proxy may send the absolute form 'http://host/path' (RFC 9112 section 3.2.2).
  const target = (incoming.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const mark = target.indexOf('?');
  const socketAddress = incoming.socket.remoteAddress ?? '';
  return {
    method: incoming.method ?? 'GET',
    path: mark === -1 ? target : target.slice(0, mark),
    query: mark === -1 ? '' : target.slice(mark),
    headers,
    body: (limit) => readBody(incoming, outgoing, limit),
    address: clientAddress(socketAddress, headers['x-forwarded-for'], trustedProxies),
    secure: trustedProxies > 0 && headers['x-forwarded-proto'] === 'https',
  };
}

async function send(incoming: IncomingMessage, outgoing: ServerResponse, reply: HttpReply) {
  const { body } = reply;
  const bodyless = incoming.method === 'HEAD' || reply.status === 304 || reply.status === 204;
  const headers = { ...reply.headers };
  if (!bodyless && !isFileSlice(body)) {
    headers['content-length'] = String(Buffer.byteLength(body ?? ''));
  }
  // An unread body would be taken for the next request, so such a connection ends here.
  if (!incoming.complete && hasBody(incoming)) headers.connection = 'close';
  // Opened before the head is written: where that fails, another answer can still be given.
  const file = !bodyless && isFileSlice(body) ? await openSlice(body) : null;
  outgoing.writeHead(reply.status, headers);
  if (file) await pipeline(file, outgoing);
  else if (bodyless || body === undefined || isFileSlice(body)) outgoing.end();
  else if (body.length <= CHUNK || typeof body === 'string') outgoing.end(body);
  else await pipeline(chunksOf(body), outgoing);
}

async function* chunksOf(body: Uint8Array) {
  for (let at = 0; at < body.length; at += CHUNK) {
    await fairTurn();
    yield body.subarray(at, at + CHUNK);
  }
}

async function openSlice({ file, start, end }: FileSlice) {
  const handle = await open(file);
  return handle.createReadStream({ start, end, highWaterMark: CHUNK });
}

function hasBody(incoming: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': transfer } = incoming.headers;
  return transfer !== undefined || (length !== undefined && length !== '0');
}

/** Behind a proxy that TRUSTED_PROXIES does not count all visitors have one address; the operator is told once. */
function warnOnce({ trustedProxies, log }: ServerOptions) {
  let said = trustedProxies > 0;
  return (incoming: IncomingMessage) => {
    if (said || incoming.headers['x-forwarded-for'] === undefined) return;
    said = true;
    log.info('proxy_not_trusted', {
      hint: 'X-Forwarded-For came; set TRUSTED_PROXIES if it is yours',
    });
  };
}
