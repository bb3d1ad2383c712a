import { rm } from 'node:fs/promises';
import pg from 'pg';
import { client, enquiry, sleep } from './client.ts';
import { type OutageReport, outageAtStart } from './outage.ts';
import type { Cluster } from './postgres-cluster.ts';
import { startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

export interface PostgresKillReport {
  atStart: OutageReport;
  kills: number;
  acknowledged: number;
  refused: number;
  lost: number;
  duplicated: number;
  /** Ends of the server process, and pages that were not served. */
  deaths: number;
  pagesMissed: number;
}

/** Starts a server without its PostgreSQL, then kills PostgreSQL again and again under load. */
export async function postgresKills(cluster: Cluster, kills: number): Promise<PostgresKillReport> {
  const folder = await temporaryFolder();
  const env = {
    ...UNLIMITED,
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    SMTP_URL: 'smtp://127.0.0.1:9',
    NOTIFY_TO: 'team@agency.example',
  };
  cluster.kill();
  const atStart = await outageAtStart(env, cluster.start);
  const server = await startServer(env);
  const journal = new Map<string, string>();
  let refused = 0;
  let pagesMissed = 0;
  let running = true;
  const http = client(17);

  const visitor = async () => {
    while (running) {
      const _id = crypto.randomUUID();
      const fields = { ...enquiry(_id), _id };
      for (let stored = false; running && !stored; ) {
        const answer = await http.post(server.port, fields).catch(() => null);
        stored = answer?.status === 200;
        if (stored) journal.set(_id, (JSON.parse(answer?.body ?? '') as { id: string }).id);
        else {
          refused += 1;
          await sleep(50);
        }
      }
    }
  };
  const reader = async () => {
    while (running) {
      // A file of the service's own: pages do not go through the store either.
      const page = await fetch(`${server.origin}/_inbox/style.css`).catch(() => null);
      if (page?.status !== 200) pagesMissed += 1;
      await page?.arrayBuffer();
      await sleep(50);
    }
  };
  const visitors = [...Array.from({ length: 16 }, visitor), reader()];
  for (let kill = 0; kill < kills; kill += 1) {
    const before = journal.size;
    const patience = performance.now() + 20_000;
    while (journal.size < before + 20 && performance.now() < patience) await sleep(10);
    await sleep(Math.random() * 100);
    cluster.kill();
    await sleep(Math.random() * 500);
    cluster.start();
  }
  const before = journal.size;
  const patience = performance.now() + 20_000;
  while (journal.size < before + 20 && performance.now() < patience) await sleep(10);
  running = false;
  await Promise.all(visitors);
  http.close();
  const deaths = server.child.exitCode === null && server.child.signalCode === null ? 0 : 1;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  const stored = await readStored(cluster.url);
  const acknowledged = [...journal.values()];
  return {
    atStart,
    kills,
    acknowledged: acknowledged.length,
    refused,
    lost: acknowledged.filter((id) => !stored.ids.has(id)).length,
    duplicated: stored.duplicated,
    deaths,
    pagesMissed,
  };
}

async function readStored(url: string) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<{ id: string; data: string }>(
    'SELECT id, data FROM submissions',
  );
  await database.end();
  const marks = rows.map(({ data }) => (JSON.parse(data) as { message: string }).message);
  const posts = marks.map((message) => message.slice(0, 36)).filter((mark) => !mark.includes(' '));
  return { ids: new Set(rows.map(({ id }) => id)), duplicated: posts.length - new Set(posts).size };
}
