import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { client, enquiry, sleep } from './client.ts';
import { startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

export interface FsyncReport {
  answers: number;
  /** Answers that were preceded by a WAL write and then an fsync since the answer before. */
  inOrder: number;
}

/** Says whether strace is here and may trace. */
export function canTrace(): boolean {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Posts one after the other to a server under strace and reads the order of system calls: write
 * to the log file, fsync, and only then the bytes of the answer. It tells FULL from NORMAL,
 * which no number of kill -9 can: the kernel keeps what it was given.
 */
export async function fsyncOrder(posts: number): Promise<FsyncReport> {
  const folder = await temporaryFolder();
  const trace = join(folder, 'trace');
  const calls = 'trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync';
  const server = await startServer({ ...UNLIMITED, DATA_DIR: join(folder, 'data') }, [
    'strace',
    // The server stays our own child, so that signals reach it and not strace.
    '-D',
    '-f',
    '-y',
    '-s',
    '24',
    '-e',
    calls,
    '-o',
    trace,
  ]);
  const http = client(1);
  for (let index = 0; index < posts; index += 1) {
    const { status } = await http.post(server.port, enquiry(`post ${index}`));
    if (status !== 200) throw new Error(`Answered ${status}.`);
    await sleep(20);
  }
  http.close();
  await server.stop();
  await sleep(300);
  const report = readTrace(await readFile(trace, 'utf8'));
  await rm(folder, { recursive: true, force: true });
  return report;
}

function readTrace(text: string): FsyncReport {
  const report = { answers: 0, inOrder: 0 };
  let written = false;
  let synced = false;
  for (const line of text.split('\n')) {
    if (/pwrite64\(\d+<[^>]*inbox\.db-wal>/.test(line)) {
      written = true;
      synced = false;
    } else if (/(fsync|fdatasync)\(\d+<[^>]*inbox\.db-wal>\)\s+= 0/.test(line)) synced = written;
    else if (/<\.\.\. (fsync|fdatasync) resumed>\)\s+= 0/.test(line)) synced = written;
    else if (/(write|writev|sendto|sendmsg)\(.*HTTP\/1\.1 200/.test(line)) {
      report.answers += 1;
      if (written && synced) report.inOrder += 1;
      written = false;
      synced = false;
    }
  }
  return report;
}
