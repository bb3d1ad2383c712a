import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPostgresStore } from '../../inbox/store/postgres.ts';
import { client, enquiry, sleep } from './client.ts';
import { startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

/** A webhook receiver on loopback that counts what comes, by id. */
async function receiver() {
  const arrivals = new Map<string, number[]>();
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    arrivals.set(id, [...(arrivals.get(id) ?? []), performance.now()]);
    request.resume();
    request.on('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const env = {
    WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    WEBHOOK_ALLOW_PRIVATE: 'true',
  };
  return { arrivals, env, close: () => server.close() };
}

/** Gives the longest time from a post to its notification, in ms, over some single posts. */
export async function firstNotification(
  posts: number,
): Promise<{ longestMs: number; notified: number }> {
  const folder = await temporaryFolder();
  const hook = await receiver();
  const server = await startServer({ ...UNLIMITED, ...hook.env, DATA_DIR: folder });
  const http = client(1);
  let longestMs = 0;
  for (let index = 0; index < posts; index += 1) {
    const started = performance.now();
    const { body } = await http.post(server.port, enquiry(`post ${index}`));
    const { id } = JSON.parse(body) as { id: string };
    const name = `${id}.webhook`;
    while (!hook.arrivals.has(name) && performance.now() - started < 60_000) await sleep(2);
    const arrived = hook.arrivals.get(name)?.[0] ?? Number.POSITIVE_INFINITY;
    longestMs = Math.max(longestMs, arrived - started);
  }
  http.close();
  await server.stop();
  hook.close();
  await rm(folder, { recursive: true, force: true });
  return { longestMs, notified: hook.arrivals.size };
}

export interface TwoInstancesReport {
  acknowledged: number;
  lost: number;
  notified: number;
  /** Notifications that came more than once while nothing failed. */
  repeated: number;
  missing: number;
}

/** Two instances on one PostgreSQL, both posted to at once; every notification counted. */
export async function twoInstances(url: string, posts: number): Promise<TwoInstancesReport> {
  const folder = await temporaryFolder();
  const hook = await receiver();
  const env = { ...UNLIMITED, ...hook.env, DATA_DIR: folder, DATABASE_URL: url };
  const servers = [await startServer(env), await startServer(env)];
  const http = client(32);
  const ids: string[] = [];
  let sent = 0;
  const visitor = async (index: number) => {
    while (sent < posts) {
      sent += 1;
      const port = servers[(index + sent) % 2]?.port ?? 0;
      const { status, body } = await http.post(port, enquiry(crypto.randomUUID()));
      if (status === 200) ids.push((JSON.parse(body) as { id: string }).id);
    }
  };
  await Promise.all(Array.from({ length: 32 }, (_, index) => visitor(index)));
  const patience = performance.now() + 120_000;
  while (hook.arrivals.size < ids.length && performance.now() < patience) await sleep(100);
  await sleep(1000);
  http.close();
  await Promise.all(servers.map((server) => server.stop()));
  hook.close();
  const store = await openPostgresStore(url);
  const stored = await Promise.all(ids.map((id) => store.get({ id })));
  await store.close();
  await rm(folder, { recursive: true, force: true });
  const counts = [...hook.arrivals.values()].map((times) => times.length);
  return {
    acknowledged: ids.length,
    lost: stored.filter((entry) => entry === null).length,
    notified: hook.arrivals.size,
    repeated: counts.filter((count) => count > 1).length,
    missing: ids.filter((id) => !hook.arrivals.has(`${id}.webhook`)).length,
  };
}
