import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { fairTurn } from './fair-turns.ts';

const NOTHING: Buffer = Buffer.alloc(0);
const CR = 13;
const LF = 10;
/** Of a chunked body the parser gets this much at a turn: it may be a call for every six bytes. */
const CHUNKED_SLICE = 8 * 1024;
/** After the last answer: how long to read on, in all and since the last byte, and how much. */
const LINGER_MS = 30_000;
const LINGER_QUIET_MS = 5_000;
const LINGER_BYTES = 32 * 1024 * 1024;

/**
 * A client's socket as node:http gets it. The parser of node:http takes all requests of a chunk at
 * once, thousands where a client pipelines, and holds each until it is answered. Here it gets the
 * bytes of one request; what is pipelined behind waits: one chunk here, the rest unread in the kernel.
 */
export class Connection extends Duplex {
  readonly #socket: Socket;
  /** Received, and not yet given to the parser. */
  #waiting = NOTHING;
  #request: IncomingMessage | null = null;
  /** Bytes of a body of declared length that are still to come. */
  #bodyLeft = 0;
  #chunked = false;
  #betweenRequests = true;
  #clientEnded = false;
  #lingering = false;
  /** Between resume() and its event a stream buffers what is pushed, and the parser would get several requests at once. */
  #flowing = false;
  /** When the write that is under way began; null when nothing is owed. */
  #writingSince: number | null = null;
  #lastProgress = performance.now();

  constructor(socket: Socket) {
    super({ decodeStrings: false });
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => {
      if (this.#lingering) return;
      this.#waiting = this.#waiting.length ? Buffer.concat([this.#waiting, chunk]) : chunk;
      this.#feed();
    });
    socket.on('end', () => {
      this.#clientEnded = true;
      if (this.#lingering) this.destroy();
      else this.#feed();
    });
    socket.on('timeout', () => this.emit('timeout'));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
    this.on('resume', () => {
      this.#flowing = true;
      this.#feed();
    });
    this.on('pause', () => {
      this.#flowing = false;
      socket.pause();
    });
  }

  get remoteAddress() {
    return this.#socket.remoteAddress;
  }

  /** node:http sets its keep-alive time-out with this. */
  setTimeout(ms: number) {
    this.#socket.setTimeout(ms);
    return this;
  }

  /** How long the client has taken nothing of what is being written to it, in ms. */
  get stalledMs() {
    return this.#writingSince === null ? 0 : performance.now() - this.#writingSince;
  }

  /** How long nothing of use has come of this connection, in ms; 0 while we are the ones who work. */
  get uselessMs() {
    if (this.#lingering) return Number.POSITIVE_INFINITY;
    const ours = this.#request?.complete && this.#writingSince === null;
    return ours ? 0 : performance.now() - this.#lastProgress;
  }

  /** Tells that the parser has found a request: bytes behind it wait until `outgoing` is done. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse) {
    // Cannot happen as the bytes are divided; if it does, the connection ends so that memory stays bounded.
    if (this.#request) {
      this.destroy();
      return;
    }
    this.#request = incoming;
    this.#lastProgress = performance.now();
    const { 'content-length': length, 'transfer-encoding': transfer } = incoming.headers;
    this.#chunked = transfer !== undefined;
    this.#bodyLeft = this.#chunked ? 0 : Number(length ?? 0);
    outgoing.once('close', () => {
      this.#request = null;
      this.#chunked = false;
      this.#betweenRequests = true;
      this.#lastProgress = performance.now();
      if (this.#waiting.length > 0) fairTurn().then(() => this.#feed());
      else this.#feed();
    });
  }

  /**
   * Sends what is written, then no more; node:http calls this after the last answer. Closing at
   * once would reset a connection whose client is still sending, and it would never read the answer.
   */
  destroySoon() {
    if (this.#lingering) return;
    this.#lingering = true;
    this.#waiting = NOTHING;
    this.end();
  }

  #feed() {
    let given = 0;
    while (this.#mayFeed() && this.#waiting.length > 0) {
      if (this.#chunked && given > CHUNKED_SLICE) {
        this.#socket.pause();
        fairTurn().then(() => this.#feed());
        return;
      }
      const size = this.#nextSlice();
      const slice = this.#waiting.subarray(0, size);
      this.#waiting = this.#waiting.subarray(size);
      given += size;
      if (size > 0) this.push(slice);
    }
    if (this.#lingering || this.destroyed) return;
    if (this.#waiting.length > 0) this.#socket.pause();
    else if (this.#clientEnded && this.#mayFeed()) this.push(null);
    else if (!this.isPaused()) this.#socket.resume();
  }

  #mayFeed() {
    const answering = this.#request?.complete === true;
    return !answering && !this.#lingering && !this.destroyed && this.#flowing;
  }

  /** How many of the waiting bytes hold at most one end of a request. */
  #nextSlice(): number {
    const bytes = this.#waiting;
    if (this.#bodyLeft > 0) {
      const size = Math.min(this.#bodyLeft, bytes.length);
      this.#bodyLeft -= size;
      return size;
    }
    // Empty lines before a request line are to be ignored (RFC 9112 section 2.2).
    if (this.#betweenRequests) {
      const first = bytes.findIndex((byte) => byte !== CR && byte !== LF);
      if (first !== 0) {
        this.#waiting = bytes.subarray(first === -1 ? bytes.length : first);
        return 0;
      }
      this.#betweenRequests = false;
    }
    // A head, chunked body or trailer ends with an empty line, which may be cut by the network.
    if (bytes[0] === LF) return 1;
    if (bytes[0] === CR && bytes[1] === LF) return 2;
    const end = bytes.indexOf('\n\r\n');
    const size = end === -1 ? bytes.length : end + 3;
    return this.#chunked ? Math.min(size, CHUNKED_SLICE) : size;
  }

  override _read() {}

  override _write(
    chunk: Buffer | string,
    encoding: BufferEncoding,
    callback: (error?: Error | null) => void,
  ) {
    this.#socket.write(chunk, encoding, this.#written(callback));
  }

  override _writev(
    chunks: { chunk: Buffer | string; encoding: BufferEncoding }[],
    callback: (error?: Error | null) => void,
  ) {
    const last = chunks.length - 1;
    const written = this.#written(callback);
    this.#socket.cork();
    for (const [index, { chunk, encoding }] of chunks.entries()) {
      if (index === last) this.#socket.write(chunk, encoding, written);
      else this.#socket.write(chunk, encoding);
    }
    this.#socket.uncork();
  }

  #written(callback: (error?: Error | null) => void) {
    this.#writingSince = performance.now();
    return (error?: Error | null) => {
      this.#writingSince = null;
      this.#lastProgress = performance.now();
      callback(error);
    };
  }

  override _final(callback: () => void) {
    this.#lingering = true;
    this.#socket.end();
    callback();
    if (this.#clientEnded) {
      this.destroy();
      return;
    }
    let left = LINGER_BYTES;
    const end = setTimeout(() => this.destroy(), LINGER_MS);
    this.once('close', () => clearTimeout(end));
    this.#socket.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) this.destroy();
    });
    this.#socket.setTimeout(LINGER_QUIET_MS);
    this.#socket.resume();
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void) {
    this.#waiting = NOTHING;
    this.#socket.destroy();
    callback(error);
  }
}
