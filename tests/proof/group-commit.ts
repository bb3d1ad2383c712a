import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnquiry } from '../../contract/enquiry.ts';
import { dedupeKey } from '../../inbox/store/dedupe-key.ts';
import { newId } from '../../inbox/store/ids.ts';
import { openSqliteStore } from '../../inbox/store/sqlite.ts';
import type { Store } from '../../inbox/store/store.ts';
import type { Folder } from '../../inbox/store/submissions.ts';
import { temporaryFolder } from './server-process.ts';

export interface GroupReport {
  /** Median time of one write and fdatasync here, in ms. */
  fsyncMs: number;
  fsyncPerSecond: number;
  singlePerSecond: number;
  groupPerSecond: number;
  ratio: number;
}

/** Stores as fast as 50 callers can for `seconds`, one commit each, then in groups. */
export async function groupCommit(seconds: number): Promise<GroupReport> {
  const fsync = await measureFsync(seconds);
  const singlePerSecond = await measure(1, seconds);
  const groupPerSecond = await measure(500, seconds);
  return { ...fsync, singlePerSecond, groupPerSecond, ratio: groupPerSecond / singlePerSecond };
}

async function measureFsync(seconds: number) {
  const folder = await temporaryFolder();
  const file = openSync(join(folder, 'probe'), 'w');
  const block = Buffer.alloc(4096, 1);
  const times: number[] = [];
  const end = performance.now() + seconds * 500;
  while (performance.now() < end) {
    const started = performance.now();
    writeSync(file, block);
    fdatasyncSync(file);
    times.push(performance.now() - started);
  }
  closeSync(file);
  await rm(folder, { recursive: true, force: true });
  const total = times.reduce((sum, time) => sum + time, 0);
  const fsyncMs = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return { fsyncMs, fsyncPerSecond: (times.length * 1000) / total };
}

async function measure(groupSize: number, seconds: number): Promise<number> {
  const folder = await temporaryFolder();
  const store = await openSqliteStore(folder, { groupSize });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const caller = async () => {
    while (performance.now() < end) {
      await saveOne(store, `${count}-${Math.random()}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 50 }, caller));
  await store.close();
  await rm(folder, { recursive: true, force: true });
  return count / seconds;
}

/** Stores one ordinary enquiry whose text carries `mark`. */
export function saveOne(
  store: Store,
  mark: string,
  createdAt = Date.now(),
  folder: Folder = 'inbox',
) {
  const data = parseEnquiry({
    name: 'Ada Fenwick',
    company: 'Larkspur Health',
    email: 'ada@larkspur.example',
    interests: ['UI/UX Design'],
    budget: '> $1500',
    message: `${mark} ${'A patient portal that reads well. '.repeat(14)}`,
  });
  const id = newId(createdAt);
  const key = dedupeKey({ id });
  const judged = { folder, flags: [], score: 0, targets: ['mail'] };
  return store.save({ id, createdAt, data, dedupeKey: key, exact: true, windowMs: 0, ...judged });
}
