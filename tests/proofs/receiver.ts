import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A webhook receiver on loopback that notes which ids came, or that never answers. */
export async function receiver({ hangs = false } = {}) {
  const ids = new Set<string>();
  const server = createServer((request, response) => {
    ids.add(String(request.headers['webhook-id']));
    request.resume();
    request.on('end', () => {
      if (!hangs) response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const env = {
    WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    WEBHOOK_ALLOW_PRIVATE: 'true',
  };
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { ids, env, close };
}

/** A mail server on loopback that keeps whom each email went to, and what it said. */
export async function mailbox() {
  const emails: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, callback) {
      void text(stream).then((body) => {
        emails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text: body });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_TO: 'team@agency.example' };
  return { emails, env, close: () => void server.close() };
}
