import { rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { openDatabase } from '../../inbox/store/sqlite-open.ts';
import { client, enquiry, percentile, sleep } from './client.ts';
import { filledFolder } from './restart.ts';
import { startServer, UNLIMITED } from './server-process.ts';
import { retentionEvent } from './wrong-clock.ts';

const DAY = 86_400_000;

export interface PurgeLoadReport {
  entries: number;
  left: number;
  purgeMs: number;
  posts: number;
  refused: number;
  worstMs: number;
  p99Ms: number;
}

/** Lets a server purge many enquiries at once and posts to it meanwhile. */
export async function purgeUnderLoad(entries: number): Promise<PurgeLoadReport> {
  const folder = await filledFolder(entries);
  const db = openDatabase(join(folder, 'inbox.db'));
  db.prepare('UPDATE submissions SET stored_at = ?').run(Date.now() - 400 * DAY);
  db.close();
  const server = await startServer({ ...UNLIMITED, DATA_DIR: folder, LOG_LEVEL: 'info' });
  const http = client(4);
  const times: number[] = [];
  let refused = 0;
  let running = true;
  const visitor = async () => {
    while (running) {
      const { ms, status } = await http.post(server.port, enquiry(crypto.randomUUID()));
      times.push(ms);
      if (status !== 200) refused += 1;
      await sleep(10);
    }
  };
  const visitors = Array.from({ length: 4 }, visitor);
  const started = performance.now();
  await retentionEvent(server);
  const purgeMs = performance.now() - started;
  running = false;
  await Promise.all(visitors);
  http.close();
  await server.stop();
  const after = openDatabase(join(folder, 'inbox.db'));
  const row = after.prepare('SELECT COUNT(*) AS count FROM submissions').get();
  after.close();
  await rm(folder, { recursive: true, force: true });
  return {
    entries,
    left: Number(row?.count) - times.length + refused,
    purgeMs,
    posts: times.length,
    refused,
    worstMs: Math.max(...times),
    p99Ms: percentile(times, 0.99),
  };
}

export interface HealthLoadReport {
  enquiries: number;
  checks: number;
  posts: number;
  refused: number;
  p99Ms: number;
}

/** Asks /health from 50 connections as fast as it answers, and posts beside them. */
export async function healthUnderLoad(folder: string, seconds: number): Promise<HealthLoadReport> {
  const server = await startServer({ ...UNLIMITED, DATA_DIR: folder });
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const http = client(2);
  const end = performance.now() + seconds * 1000;
  let checks = 0;
  const check = () =>
    new Promise<void>((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', port: server.port, path: '/health' };
      get(options, (incoming) => {
        checks += 1;
        incoming.resume().on('end', resolve);
      }).on('error', reject);
    });
  const hammer = async () => {
    while (performance.now() < end) await check();
  };
  const times: number[] = [];
  let refused = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      const { ms, status } = await http.post(server.port, enquiry(crypto.randomUUID()));
      times.push(ms);
      if (status !== 200) refused += 1;
    }
  };
  await Promise.all([...Array.from({ length: 50 }, hammer), visitor(), visitor()]);
  const health = (await (await fetch(`${server.origin}/health`)).json()) as { inbox: number };
  agent.destroy();
  http.close();
  await server.stop();
  const p99Ms = percentile(times, 0.99);
  return { enquiries: health.inbox, checks, posts: times.length, refused, p99Ms };
}
