import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../store/sqlite-open.ts';
import { client, enquiry, sleep } from './client.ts';
import { startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

export interface DiskFullReport {
  storedBefore: number;
  /** How long the refused post took, and how it was answered. */
  refusedMs: number;
  refusedStatus: number;
  /** From the moment there was space again to the first post that was stored. */
  recoveredMs: number;
  missing: number;
  integrity: string;
}

/** Says whether a small file system can be mounted here (needs root). */
export function canMount(): boolean {
  return process.getuid?.() === 0 && process.platform === 'linux';
}

/** Fills a 16 MB file system under a running server, looks what it answers, makes room again. */
export async function diskFull(): Promise<DiskFullReport> {
  const folder = await temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=0700', 'tmpfs', folder]);
  try {
    return await fill(folder);
  } finally {
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(folder: string): Promise<DiskFullReport> {
  const server = await startServer({ ...UNLIMITED, DATA_DIR: join(folder, 'data') });
  const http = client(1);
  const stored: string[] = [];
  const post = async (mark: string) => {
    const answer = await http.post(server.port, enquiry(mark));
    if (answer.status === 200) stored.push((JSON.parse(answer.body) as { id: string }).id);
    return answer;
  };
  for (let index = 0; index < 200; index += 1) await post(`before ${index}`);
  const ballast = join(folder, 'ballast');
  for (let size = 1024; size > 0; size = Math.floor(size / 2)) {
    // Ever smaller pieces, until not a kilobyte is left.
    for (let piece = 0; piece < 64; piece += 1) {
      const name = `${ballast}-${size}-${piece}`;
      try {
        await writeFile(name, Buffer.alloc(size * 1024));
      } catch {
        await rm(name, { force: true });
        break;
      }
    }
  }
  let refused = await post('full 0');
  for (let index = 1; index < 2000 && refused.status === 200; index += 1) {
    refused = await post(`full ${index}`);
  }
  const storedBefore = stored.length;
  execFileSync('sh', ['-c', `rm -f ${ballast}-*`]);
  const freed = performance.now();
  while ((await post(`after ${performance.now()}`)).status !== 200) {
    if (performance.now() - freed > 30_000) break;
    await sleep(50);
  }
  const recoveredMs = performance.now() - freed;
  http.close();
  await server.stop();
  const db = openDatabase(join(folder, 'data', 'inbox.db'));
  const find = db.prepare('SELECT 1 FROM submissions WHERE id = ?');
  const missing = stored.filter((id) => !find.get(id)).length;
  const integrity = String(db.prepare('PRAGMA integrity_check').get()?.integrity_check);
  db.close();
  const { ms: refusedMs, status: refusedStatus } = refused;
  return { storedBefore, refusedMs, refusedStatus, recoveredMs, missing, integrity };
}
