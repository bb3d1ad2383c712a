import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../inbox/store/sqlite-open.ts';
import { client, enquiry, sleep } from './client.ts';
import { freePort, startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

export interface KillReport {
  cycles: number;
  acknowledged: number;
  replays: number;
  lost: number;
  duplicated: number;
  withoutOutbox: number;
  integrity: string;
}

/**
 * Takes how often to kill, how many clients post and how many acknowledgements there must be at
 * least. Kills the server with SIGKILL in the middle of the load, restarts it, and at the end
 * compares what was acknowledged (this process's journal) with what the file holds.
 */
export async function killCycles(size: {
  cycles: number;
  clients: number;
  posts: number;
}): Promise<KillReport> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const env = {
    ...UNLIMITED,
    PORT: String(port),
    DATA_DIR: folder,
    // Refused at once, so that every enquiry has an outbox row and none leaves the machine.
    SMTP_URL: 'smtp://127.0.0.1:9',
    NOTIFY_TO: 'team@agency.example',
  };
  const journal = new Map<string, string>();
  let replays = 0;
  let running = true;
  const http = client(size.clients);

  const visitor = async () => {
    while (running) {
      const _id = crypto.randomUUID();
      const fields = { ...enquiry(_id), _id };
      let known: string | undefined;
      for (let left = Math.random() < 0.02 ? 2 : 1; left > 0 && running; ) {
        try {
          const { status, body } = await http.post(port, fields);
          if (status !== 200) throw new Error(String(status));
          const { id } = JSON.parse(body) as { id: string };
          if (known !== undefined) replays += 1;
          if (known !== undefined && known !== id) journal.set(`${_id} again`, id);
          known = id;
          journal.set(_id, id);
          left -= 1;
        } catch {
          // The server was killed or is starting: the same post again, as the page does it.
          await sleep(20);
        }
      }
    }
  };

  let server = await startServer(env);
  const visitors = Array.from({ length: size.clients }, visitor);
  const perCycle = size.posts / size.cycles;
  for (let cycle = 1; cycle <= size.cycles; cycle += 1) {
    const started = performance.now();
    // Long enough for its share of posts, then a moment that nobody can foresee.
    while (journal.size < cycle * perCycle && performance.now() - started < 60_000) await sleep(5);
    await sleep(Math.random() * 100);
    await server.kill();
    server = await startServer(env);
  }
  running = false;
  await Promise.all(visitors);
  http.close();
  await server.stop();
  const report = check(join(folder, 'inbox.db'), journal);
  await rm(folder, { recursive: true, force: true });
  return { cycles: size.cycles, acknowledged: journal.size, replays, ...report };
}

function check(file: string, journal: Map<string, string>) {
  const db = openDatabase(file);
  const ids = new Set<string>();
  const marks = new Map<string, number>();
  for (const row of db.prepare('SELECT id, data FROM submissions').iterate()) {
    ids.add(String(row.id));
    const { message } = JSON.parse(String(row.data)) as { message: string };
    const mark = message.slice(0, 36);
    marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }
  const missing = db
    .prepare(
      `SELECT COUNT(*) AS count FROM submissions WHERE NOT EXISTS
         (SELECT 1 FROM outbox WHERE subject_id = submissions.id)`,
    )
    .get();
  const integrity = String(db.prepare('PRAGMA integrity_check').get()?.integrity_check);
  db.close();
  return {
    lost: [...journal.values()].filter((id) => !ids.has(id)).length,
    duplicated: [...marks.values()].filter((count) => count > 1).length,
    withoutOutbox: Number(missing?.count),
    integrity,
  };
}
