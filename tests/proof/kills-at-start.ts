import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../inbox/store/sqlite-open.ts';
import { client, enquiry, sleep } from './client.ts';
import { MAIN, startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

export interface StartKillReport {
  kills: number;
  acknowledged: number;
  lost: number;
  integrity: string;
}

/** Kills the server while it starts, at moments spread over the whole start, posts in between. */
export async function killsAtStart(kills: number): Promise<StartKillReport> {
  const folder = await temporaryFolder();
  const env = { ...UNLIMITED, DATA_DIR: folder };
  const ids: string[] = [];
  const http = client(8);
  let readyMs = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    if (kill % 5 === 0) {
      // Killed under load, so that the next start has a log to read.
      const server = await startServer(env);
      readyMs = server.readyMs;
      const posts = Array.from({ length: 40 }, async (_, index) => {
        const { status, body } = await http.post(server.port, enquiry(`${kill} ${index}`));
        if (status === 200) ids.push((JSON.parse(body) as { id: string }).id);
      });
      await Promise.race(posts);
      await server.kill();
      await Promise.allSettled(posts);
    }
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DIST_DIR: 'none', ...env },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    await sleep((readyMs * (kill + 1)) / kills);
    child.kill('SIGKILL');
    await exited;
  }
  await (await startServer(env)).stop();
  http.close();
  const db = openDatabase(join(folder, 'inbox.db'));
  const find = db.prepare('SELECT 1 FROM submissions WHERE id = ?');
  const lost = ids.filter((id) => !find.get(id)).length;
  const integrity = String(db.prepare('PRAGMA integrity_check').get()?.integrity_check);
  db.close();
  await rm(folder, { recursive: true, force: true });
  return { kills, acknowledged: ids.length, lost, integrity };
}
