import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { webhookReceiver } from '../support/webhook-receiver.ts';

/** Lets a server listen on loopback until the test ends; returns host and port. */
export async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Verdict = { code: number; words: string } | null;

/** Starts a real SMTP server on loopback; `verdict` accepts or refuses each email, `isUnknown` each recipient. */
export async function mailServer(
  verdict: (count: number) => Verdict = () => null,
  isUnknown = (_address: string) => false,
) {
  const emails: { recipients: string[]; text: string }[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      callback(
        isUnknown(address) ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
      );
    },
    async onData(stream, { envelope }, callback) {
      const email = await text(stream);
      count += 1;
      const refused = verdict(count);
      const recipients = envelope.rcptTo.map(({ address }) => address);
      if (!refused) emails.push({ recipients, text: email });
      callback(refused && Object.assign(new Error(refused.words), { responseCode: refused.code }));
    },
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const env = {
    SMTP_URL: `smtp://${await listening(server.server)}`,
    NOTIFY_TO: 'team@agency.example',
  };
  return { emails, env };
}

/** Same as `webhookReceiver`, closed after the test. */
export async function receiver(...given: Parameters<typeof webhookReceiver>) {
  const hook = await webhookReceiver(...given);
  onTestFinished(hook.close);
  return hook;
}
