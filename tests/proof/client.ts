import * as http from 'node:http';
import * as https from 'node:https';

export interface Answer {
  status: number;
  body: string;
  ms: number;
}

interface Ask {
  port: number;
  path?: string;
  /** Posts these fields to the contact form. */
  fields?: Record<string, string> | undefined;
  accept?: string;
  agent?: http.Agent;
  /** Address that the connection comes from; only Linux has all of 127.0.0.0/8. */
  from?: string;
  /** Speaks TLS to a proxy that has a certificate for `localhost`. */
  tls?: boolean;
}

const TIMEOUT_MS = 15_000;

/** Asks for a page, or posts as the script of the page does. @throws {Error} when the connection breaks */
export function ask({ port, fields, tls, agent, from, ...rest }: Ask): Promise<Answer> {
  const { path = fields ? '/f/contact' : '/', accept = 'application/json' } = rest;
  const body = fields ? new URLSearchParams(fields).toString() : '';
  const started = performance.now();
  const host = `${tls ? 'localhost' : '127.0.0.1'}:${port}`;
  return new Promise((resolve, reject) => {
    const options: https.RequestOptions = {
      agent: agent ?? false,
      host: '127.0.0.1',
      port,
      path,
      ...(from && process.platform === 'linux' && { localAddress: from }),
      ...(tls && { servername: 'localhost', rejectUnauthorized: false }),
      timeout: TIMEOUT_MS,
      headers: { host, accept, ...(!agent && { connection: 'close' }) },
    };
    if (fields) {
      options.method = 'POST';
      Object.assign(options.headers as object, {
        origin: `${tls ? 'https' : 'http'}://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      });
    }
    const outgoing = (tls ? https : http).request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const ms = performance.now() - started;
        const status = incoming.statusCode ?? 0;
        resolve({ status, body: Buffer.concat(chunks).toString(), ms });
      });
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The status of an answer, or 0 where there was none. */
export const statusOf = (asked: Ask): Promise<number> =>
  ask(asked).then(
    ({ status }) => status,
    () => 0,
  );

/** An enquiry of ordinary length (about 750 bytes) whose text begins with `mark`. */
export const enquiry = (mark: string): Record<string, string> => ({
  name: 'Ada Fenwick',
  company: 'Larkspur Health',
  email: 'ada@larkspur.example',
  phone: '+44 20 7946 0999',
  message: `${mark}\n${'A patient portal that reads well on a small screen. '.repeat(8)}`,
});

/** The id in the JSON answer of an accepted post. */
export const idIn = ({ body }: Answer): string => (JSON.parse(body) as { id: string }).id;
