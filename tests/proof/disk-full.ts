import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../inbox/store/sqlite-open.ts';
import { client, enquiry, sleep } from './client.ts';
import { type OutageReport, outageAtStart } from './outage.ts';
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
export const diskFull = (): Promise<DiskFullReport> => onSmallDisk(fill);

/** Starts a server on a file system that is full already. */
export const diskFullAtStart = (): Promise<OutageReport> =>
  onSmallDisk(async (folder) => {
    const makeRoom = await fillUp(folder);
    return outageAtStart({ DATA_DIR: join(folder, 'data') }, makeRoom);
  });

async function onSmallDisk<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=0700', 'tmpfs', folder]);
  try {
    return await work(folder);
  } finally {
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Leaves not a kilobyte of a file system; gives what makes room again. */
async function fillUp(folder: string) {
  const ballast = join(folder, 'ballast');
  for (let size = 1024; size > 0; size = Math.floor(size / 2)) {
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
  return () => {
    execFileSync('sh', ['-c', `rm -f ${ballast}-*`]);
  };
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
  const makeRoom = await fillUp(folder);
  let refused = await post('full 0');
  for (let index = 1; index < 2000 && refused.status === 200; index += 1) {
    refused = await post(`full ${index}`);
  }
  const storedBefore = stored.length;
  makeRoom();
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
