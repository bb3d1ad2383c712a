import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

export interface Received {
  recipients: string[];
  text: string;
}

type Verdict = { code: number; text?: string } | null;
const refusal = ({ code, text: words = 'no' }: NonNullable<Verdict>) =>
  Object.assign(new Error(words), { responseCode: code });

/** A real SMTP server on loopback; `verdict` decides about each email, `recipient` about its address. */
export async function mailServer(
  verdict: (count: number) => Verdict = () => null,
  recipient: () => Verdict = () => null,
) {
  const emails: Received[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      const refused = recipient();
      callback(refused && refusal(refused));
    },
    async onData(stream, { envelope }, callback) {
      const email = await text(stream);
      count += 1;
      const refused = verdict(count);
      const recipients = envelope.rcptTo.map(({ address }) => address);
      if (!refused) emails.push({ recipients, text: email });
      callback(refused && refusal(refused));
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_TO: 'team@agency.example' };
  return { emails, env, tries: () => count };
}

/** A webhook receiver that remembers what came; `answer` decides what it says. */
export async function receiver(answer: (response: ServerResponse, count: number) => void) {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    answer(response, calls.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const env = { WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET };
  return { calls, env, url };
}

/** Line breaks of every kind that could begin another header in a mail. */
export const HEADER_BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085'].map(
  (lineBreak) => `Hi${lineBreak}Bcc: x@y.example`,
);
