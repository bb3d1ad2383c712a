import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

/** Starts a webhook receiver on loopback that records its calls; `answer` responds, 204 by default. */
export async function webhookReceiver(
  answer: (response: ServerResponse, count: number) => void = (response) =>
    response.writeHead(204).end(),
) {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  const ids = new Set<string>();
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    ids.add(String(request.headers['webhook-id']));
    answer(response, calls.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const env = { WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET };
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { calls, ids, env, url, close };
}
