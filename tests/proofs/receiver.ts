import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  };
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { ids, env, close };
}
