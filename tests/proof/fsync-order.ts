import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, enquiry } from './client.ts';
import type { Proof, Verdict } from './proof.ts';
import { inFolder, startServer, UNLIMITED, until } from './server-process.ts';

const CALLS = 'trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync';

/** Counts the answers, and those that follow a write to the log file and its fsync since the answer before. */
function readTrace(text: string) {
  const count = { answers: 0, inOrder: 0 };
  let written = false;
  let synced = false;
  for (const line of text.split('\n')) {
    if (/pwrite64\(\d+<[^>]*inbox\.db-wal>/.test(line)) {
      written = true;
      synced = false;
    } else if (/(?:fsync|fdatasync)\(\d+<[^>]*inbox\.db-wal>\)\s+= 0/.test(line)) synced = written;
    else if (/<\.\.\. (?:fsync|fdatasync) resumed>\)\s+= 0/.test(line)) synced = written;
    else if (/(?:write|writev|sendto|sendmsg)\(.*HTTP\/1\.1 200/.test(line)) {
      count.answers += 1;
      if (written && synced) count.inOrder += 1;
      written = false;
      synced = false;
    }
  }
  return count;
}

/** Posts one after the other to a server under strace: no number of kills shows a missing fsync, the kernel keeps what it got. */
const fsyncOrder = (posts: number): Promise<Verdict> =>
  inFolder(async (folder) => {
    const trace = join(folder, 'trace');
    // -D: the server stays our own child, so that signals reach it and not strace.
    const strace = ['strace', '-D', '-f', '-y', '-s', '24', '-e', CALLS, '-o', trace];
    const server = await startServer({ ...UNLIMITED, DATA_DIR: join(folder, 'data') }, strace);
    for (let index = 0; index < posts; index += 1)
      await ask({ port: server.port, fields: enquiry(`post ${index}`) });
    await server.stop();
    await until(async () => (await readFile(trace, 'utf8')).includes('+++ exited'));
    const { answers, inOrder } = readTrace(await readFile(trace, 'utf8'));
    return {
      // The server also answers its own first request, after it has made the tables.
      holds: inOrder === answers && answers >= posts,
      figure: `${inOrder} of ${answers} answers follow a write to the log file and its fsync`,
    };
  });

export const fsync: Proof[] = [
  {
    promise: 2,
    title: 'every answer follows an fsync',
    lacks: () =>
      spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0
        ? null
        : 'strace is not installed or may not trace',
    prove: (size) => fsyncOrder(size(100)),
  },
];
