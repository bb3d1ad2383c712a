import { connect } from 'node:net';

export interface RawAnswer {
  /** Everything that came back, as text. */
  text: string;
  /** The first status, 0 when the connection ended without an answer. */
  status: number;
  ms: number;
}

/**
 * Sends bytes as they are, which no HTTP client would let us do, and reads until the other side
 * closes or has been silent for `quietMs` after an answer.
 */
export function rawRequest(
  port: number,
  bytes: string | Uint8Array,
  { quietMs = 300, patienceMs = 30_000 } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let quiet: NodeJS.Timeout | undefined;
    const done = () => {
      clearTimeout(quiet);
      clearTimeout(patience);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ text, status, ms: performance.now() - started });
    };
    const patience = setTimeout(done, patienceMs);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(quiet);
      quiet = setTimeout(done, quietMs);
    });
    socket.on('close', done);
    socket.on('error', done);
  });
}

/** Takes header lines and a body, gives a POST to the form with the right Content-Length. */
export function rawPost(port: number, headers: Record<string, string>, body: string | Buffer) {
  const bytes = Buffer.from(body);
  const all: Record<string, string> = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    connection: 'close',
    'content-length': String(bytes.length),
    ...headers,
  };
  const lines = Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`POST /f/contact HTTP/1.1\r\n${lines.join('')}\r\n`), bytes]);
}
