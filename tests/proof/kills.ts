import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../src/service/store/open-store.ts';
import { freePort } from '../service/postgres-cluster.ts';
import { ask, enquiry, idIn } from './client.ts';
import { lacksPostgres, ms, onPostgres, type Proof, type Verdict } from './proof.ts';
import { receiver } from './receiver.ts';
import { inFolder, startServer, UNLIMITED, until } from './server-process.ts';

const VISITORS = 16;
const UUID_LENGTH = 36;

/** Posts all the time, kills one server after the other in the middle of it, and looks what is stored and notified. */
async function killCycles(
  storage: { DATA_DIR: string; DATABASE_URL?: string },
  servers: number,
  kills: number,
): Promise<Verdict> {
  const hook = await receiver();
  const ports = await Promise.all(Array.from({ length: servers }, freePort));
  const start = (port: number) =>
    startServer({ ...UNLIMITED, ...hook.env, ...storage, PORT: String(port) });
  const running = await Promise.all(ports.map(start));
  const agent = new Agent({ keepAlive: true });
  const acknowledged: string[] = [];
  let unanswered = 0;
  let done = false;

  const visitor = async (first: number) => {
    for (let turn = first; !done; ) {
      const _id = crypto.randomUUID();
      for (let stored = false; !stored && !done; turn += 1) {
        const port = ports[turn % servers] ?? 0;
        const fields = { ...enquiry(_id), _id };
        const answer = await ask({ port, agent, fields }).catch(() => null);
        stored = answer?.status === 200;
        if (answer && stored) acknowledged.push(idIn(answer));
        else {
          unanswered += 1;
          await sleep(20);
        }
      }
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, index) => visitor(index));
  const isPosting = () => {
    const enough = acknowledged.length + VISITORS;
    return until(() => acknowledged.length >= enough, 20_000);
  };
  for (let kill = 0; kill < kills; kill += 1) {
    await isPosting();
    await sleep(Math.random() * 100);
    await running[kill % servers]?.kill();
    running[kill % servers] = await start(ports[kill % servers] ?? 0);
  }
  await isPosting();
  done = true;
  await Promise.all(visitors);
  agent.destroy();
  const missing = () => acknowledged.filter((id) => !hook.arrivals.has(`${id}.webhook`)).length;
  await until(() => missing() === 0, 120_000);
  await Promise.all(running.map((server) => server.stop()));
  hook.close();

  const store = await openStore(storage);
  const limit = 1_000_000;
  const folders = ['inbox', 'spam'] as const;
  const entries = (
    await Promise.all(folders.map((folder) => store.list({ folder, limit })))
  ).flat();
  const integrity = await store.check();
  await store.close();
  const ids = new Set(entries.map(({ id }) => id));
  const marks = new Set(entries.map(({ data }) => data.message.slice(0, UUID_LENGTH)));
  const lost = acknowledged.filter((id) => !ids.has(id)).length;
  const duplicated = entries.length - marks.size;
  const again = [...hook.arrivals.values()].filter(({ length }) => length > 1).length;
  return {
    holds:
      lost + duplicated + missing() === 0 && integrity === 'ok' && acknowledged.length >= kills,
    figure:
      `${kills} kills, ${acknowledged.length} acknowledged, ${unanswered} broken off and repeated, ` +
      `${lost} lost, ${duplicated} duplicated, integrity ${integrity}; ` +
      `${missing()} not notified, ${again} notified more than once under their one id`,
  };
}

/** Posts one after the other and waits for each webhook. */
async function firstNotifications(posts: number): Promise<Verdict> {
  const hook = await receiver();
  return inFolder(async (folder) => {
    const server = await startServer({ ...UNLIMITED, ...hook.env, DATA_DIR: folder });
    let longest = 0;
    for (let index = 0; index < posts; index += 1) {
      const started = performance.now();
      const id = idIn(await ask({ port: server.port, fields: enquiry(`post ${index}`) }));
      await until(() => hook.arrivals.has(`${id}.webhook`));
      const [arrived = Number.POSITIVE_INFINITY] = hook.arrivals.get(`${id}.webhook`) ?? [];
      longest = Math.max(longest, arrived - started);
    }
    await server.stop();
    hook.close();
    const again = [...hook.arrivals.values()].filter(({ length }) => length > 1).length;
    return {
      holds: longest < 2_000 && hook.arrivals.size === posts && again === 0,
      figure: `${hook.arrivals.size} of ${posts} notified, each within ${ms(longest)}, ${again} twice`,
    };
  });
}

export const kills: Proof[] = [
  {
    promise: 1,
    title: 'kill -9 on SQLite',
    prove: (size) => inFolder((folder) => killCycles({ DATA_DIR: folder }, 1, size(100))),
  },
  {
    promise: 1,
    title: 'kill -9 of three servers on one PostgreSQL',
    lacks: lacksPostgres,
    prove: (size) =>
      onPostgres(({ url }) => killCycles({ DATA_DIR: '', DATABASE_URL: url }, 3, size(100))),
  },
  {
    promise: 4,
    title: 'notified within 2 s',
    prove: (size) => firstNotifications(size(50)),
  },
];
