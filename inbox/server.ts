import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { readBody } from './body.ts';
import { clientAddress } from './client-address.ts';
import { BodyCutShort, type HttpReply, type HttpRequest, isFileSlice } from './http.ts';
import { errorFields, type Log } from './log.ts';

export interface ServerOptions {
  handle: (request: HttpRequest) => Promise<HttpReply>;
  /** What a visitor gets when `handle` throws. */
  onError: (request: HttpRequest) => Promise<HttpReply>;
  trustedProxies: number;
  log: Log;
}

/** Each may hold a body of 64 KiB; together they must fit beside the heap. */
const MOST_CONNECTIONS = 2_000;

/**
 * Takes the handler, gives a node:http server with limits against slow clients. Node enforces
 * its time-outs only every `connectionsCheckingInterval`, 30 s unless told otherwise.
 */
export function createHttpServer(options: ServerOptions) {
  let closing = false;
  const warn = warnOnce(options);
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 500,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1024,
    },
    (incoming, outgoing) => {
      warn(incoming);
      answer(incoming, outgoing, options, () => closing).catch((error: unknown) => {
        if (!(error instanceof BodyCutShort) && !outgoing.destroyed) {
          options.log.error('answer_failed', errorFields(error));
        }
        outgoing.destroy();
      });
    },
  );
  server.maxConnections = MOST_CONNECTIONS;

  /**
   * Stops in the order that drops nothing: answers say `connection: close` from now on; what
   * waits to be accepted is accepted; then the door is shut, and only after a moment for
   * requests still in the network buffers are idle connections ended.
   */
  const close = async () => {
    closing = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
    const closed = new Promise<void>((resolve) => {
      // The method of http.Server would end connections whose request has not been read yet.
      NetServer.prototype.close.call(server, () => resolve());
    });
    const idle = setInterval(() => server.closeIdleConnections(), 250);
    const all = setTimeout(() => server.closeAllConnections(), 17_000);
    await closed;
    clearInterval(idle);
    clearTimeout(all);
    // Ends the timer that looks for slow connections.
    server.close();
  };
  return { server, close };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: ServerOptions,
  closing: () => boolean,
) {
  const request = toRequest(incoming, options.trustedProxies);
  let reply: HttpReply;
  try {
    reply = await options.handle(request);
  } catch (error) {
    if (error instanceof BodyCutShort) throw error;
    options.log.error('unhandled', errorFields(error));
    reply = await options.onError(request);
  }
  if (closing()) reply.headers.connection = 'close';
  await send(incoming, outgoing, reply);
}

function toRequest(incoming: IncomingMessage, trustedProxies: number): HttpRequest {
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
    body: (limit) => readBody(incoming, limit),
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
  const unread = !incoming.complete && hasBody(incoming);
  if (unread) headers.connection = 'close';
  outgoing.writeHead(reply.status, headers);
  if (bodyless || body === undefined) outgoing.end();
  else if (isFileSlice(body)) {
    await pipeline(createReadStream(body.file, { start: body.start, end: body.end }), outgoing);
  } else outgoing.end(body);
  if (unread) drain(incoming);
}

function hasBody(incoming: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': transfer } = incoming.headers;
  return transfer !== undefined || (length !== undefined && length !== '0');
}

/** Lets a client that is still sending read our answer before the connection goes. */
function drain(incoming: IncomingMessage) {
  let left = 1024 * 1024;
  incoming.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) incoming.destroy();
  });
  incoming.resume();
  setTimeout(() => incoming.destroy(), 2_000).unref();
}

/** A proxy that is not counted makes all visitors one: the operator should hear of it, once. */
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
