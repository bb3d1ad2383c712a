import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';

export interface Ask {
  port: number;
  path?: string;
  /** Fields to post to the contact form. */
  fields?: Record<string, string> | undefined;
  accept?: string;
  /** Uses TLS, with a proxy whose certificate is for `localhost`. */
  tls?: boolean;
  /** Local address to connect from. */
  from?: string;
  /** Called when the whole request has been handed to the operating system. */
  onSent?: () => void;
}

/** Requests a page, or posts as the page's script does. @throws {Error} when the connection breaks */
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

/** Returns the status, or 0 without an answer. */
export const statusOf = (asked: Ask): Promise<number> =>
  ask(asked).then(
    ({ status }) => status,
    () => 0,
  );

/** Returns an enquiry of ordinary length (about 750 bytes). Its message starts with `mark`. */
export const enquiry = (mark: string): Record<string, string> => ({
  name: 'Ada Fenwick',
  company: 'Larkspur Health',
  email: 'ada@larkspur.example',
  message: `${mark}\n${'A patient portal that reads well on a small screen. '.repeat(8)}`,
});

/** Returns the id from the JSON answer to an accepted post. */
export const idIn = ({ body }: { body: string }): string => (JSON.parse(body) as { id: string }).id;
