import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';

export interface Ask {
  port: number;
  path?: string;
  /** Posts these fields to the contact form. */
  fields?: Record<string, string> | undefined;
  accept?: string;
  /** Speaks TLS to a proxy that has a certificate for `localhost`. */
  tls?: boolean;
  /** The visitor's own, of this machine. */
  from?: string;
  /** Called when the whole request has been handed to the system. */
  onSent?: () => void;
}

/** Asks for a page, or posts as the script of the page does. @throws {Error} when the connection breaks */
export async function ask({ port, fields, tls, from, onSent, ...rest }: Ask) {
  const { path = fields ? '/f/contact' : '/', accept = 'application/json' } = rest;
  const body = new URLSearchParams(fields).toString();
  const host = `localhost:${port}`;
  const started = performance.now();
  const outgoing = (tls ? https : http).request({
    agent: false,
    host: '127.0.0.1',
    port,
    ...(from && { localAddress: from }),
    path,
    method: fields ? 'POST' : 'GET',
    ...(tls && { servername: 'localhost', rejectUnauthorized: false }),
    timeout: 15_000,
    headers: {
      host,
      accept,
      ...(fields && {
        origin: `${tls ? 'https' : 'http'}://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }),
    },
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
  outgoing.on('error', () => {});
  if (onSent) outgoing.on('finish', onSent);
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [http.IncomingMessage];
  const answer = { status: incoming.statusCode ?? 0, body: await text(incoming) };
  return { ...answer, ms: performance.now() - started };
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
  message: `${mark}\n${'A patient portal that reads well on a small screen. '.repeat(8)}`,
});

/** The id in the JSON answer of an accepted post. */
export const idIn = ({ body }: { body: string }): string => (JSON.parse(body) as { id: string }).id;
