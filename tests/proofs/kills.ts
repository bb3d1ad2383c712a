import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../src/service/store/open-store.ts';
import { lacksPooler } from '../service/pooler.ts';
import { type Cluster, freePort } from '../service/postgres-cluster.ts';
import { inFolder, startServer, UNLIMITED, until } from '../support/server-process.ts';
import { webhookReceiver } from '../support/webhook-receiver.ts';
import { ask, enquiry, idIn } from './client.ts';
import {
  integrityOf,
  lacksPostgres,
  onPostgres,
  type Proof,
  type Size,
  type Verdict,
} from './proof.ts';

interface Load {
  storage: { DATA_DIR: string; DATABASE_URL?: string };
  servers: number;
  kills: number;
  visitors: number;
  /** If set, PostgreSQL is killed instead of the servers. */
  cluster?: Cluster;
}

/** Posts continuously while killing servers or PostgreSQL, then checks what was stored and notified. */
async function killCycles(load: Load): Promise<Verdict> {
  const { storage, servers, kills, visitors, cluster } = load;
  const hook = await webhookReceiver();
  const ports = await Promise.all(Array.from({ length: servers }, freePort));
  const start = (port: number) =>
    startServer({ ...UNLIMITED, ...hook.env, ...storage, PORT: String(port) });
  const running = await Promise.all(ports.map(start));
  const acknowledged: string[] = [];
  let refused = 0;
  let done = false;

  const visitor = async (first: number) => {
    let _id = crypto.randomUUID();
    for (let turn = first; !done; turn += 1) {
      const port = ports[turn % servers] ?? 0;
      const answer = await ask({ port, fields: { ...enquiry(_id), _id } }).catch(() => null);
      if (answer?.status === 200) {
        acknowledged.push(idIn(answer));
        _id = crypto.randomUUID();
      } else {
        refused += 1;
        await sleep(100);
      }
    }
  };
  const posting = Array.from({ length: visitors }, (_, index) => visitor(index));
  const isPosting = (since = acknowledged.length) =>
    until(() => acknowledged.length >= since + visitors, 20_000);
  for (let kill = 0; kill < kills; kill += 1) {
    const index = kill % servers;
    await isPosting();
    await sleep(Math.random() * 100);
    if (cluster) {
      cluster.kill();
      await sleep(Math.random() * 500);
      cluster.start();
    } else {
      await running[index]?.kill();
      running[index] = await start(ports[index] ?? 0);
    }
  }
  await isPosting();
  done = true;
  await Promise.all(posting);
  const missing = () => acknowledged.filter((id) => !hook.ids.has(`${id}.webhook`)).length;
  await until(() => missing() === 0, 120_000);
  const isAlive = running.every((server) => server.isAlive());
  await Promise.all(running.map((server) => server.stop()));
  hook.close();

  const store = await openStore(storage);
  const entries = await store.list({ folder: 'inbox', limit: 1_000_000 });
  const integrity = storage.DATABASE_URL ? 'ok' : integrityOf(storage.DATA_DIR);
  await store.close();
  const ids = new Set(entries.map(({ id }) => id));
  const marks = new Set(entries.map(({ data }) => data.message.split('\n')[0]));
  const lost = acknowledged.filter((id) => !ids.has(id)).length;
  const duplicated = entries.length - marks.size;
  const isWhole = lost + duplicated + missing() === 0 && integrity === 'ok';
  return {
    holds: isAlive && isWhole && acknowledged.length >= kills * visitors,
    figure:
      `${kills} kills, ${acknowledged.length} acknowledged, ${refused} refused or broken off and repeated, ` +
      `${lost} lost, ${duplicated} duplicated, ${missing()} not notified, integrity ${integrity}`,
  };
}

/** Returns a proof with servers on one PostgreSQL, behind PgBouncer if `isPooled`; `killsIt` kills PostgreSQL instead of the servers. */
const onOnePostgres = (
  named: Pick<Proof, 'promise' | 'title'>,
  servers: number,
  kills: Parameters<Size>,
  { isPooled = false, killsIt = false } = {},
): Proof => ({
  ...named,
  lacks: () => lacksPostgres() ?? (isPooled ? lacksPooler() : null),
  prove: (size) =>
    onPostgres((cluster) => {
      const storage = { DATA_DIR: '', DATABASE_URL: cluster.url };
      const load = { storage, servers, kills: size(...kills), visitors: size(16, 4) };
      return killCycles({ ...load, ...(killsIt && { cluster }) });
    }, isPooled),
});
const killing = (title: string) => ({ promise: 1, title: `kill -9 ${title}` });

export const kills: Proof[] = [
  {
    ...killing('on SQLite'),
    prove: (size) =>
      inFolder((DATA_DIR) => {
        const load = { servers: 1, kills: size(100, 20), visitors: size(16, 4) };
        return killCycles({ storage: { DATA_DIR }, ...load });
      }),
  },
  onOnePostgres(killing('of three servers on one PostgreSQL'), 3, [100, 20]),
  onOnePostgres(killing('of three servers behind PgBouncer'), 3, [100, 10], { isPooled: true }),
  onOnePostgres({ promise: 3, title: 'PostgreSQL is killed under load' }, 1, [20, 4], {
    killsIt: true,
  }),
];
