import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder, startServer, UNLIMITED, until } from '../support/server-process.ts';
import { ask, enquiry } from './client.ts';
import type { Proof, Verdict } from './proof.ts';

const CALLS = 'trace=write,writev,sendto,fsync,fdatasync';
/** A completed fsync of the log file, even if another thread interrupted it in the trace, or an answer. */
const STEP = /(?:inbox\.db-wal|sync resumed)>\)\s+= 0$|HTTP\/1\.1 200/gm;

/** Posts to a server under strace. Kills cannot reveal a missing fsync, since the kernel keeps written data. */
const fsyncOrder = (posts: number): Promise<Verdict> =>
  inFolder(async (folder) => {
    const trace = join(folder, 'trace');
    const env = { ...UNLIMITED, DATA_DIR: join(folder, 'data') };
    // -D: the server stays our child, so that it receives signals instead of strace.
    const wrapper = ['strace', '-D', '-f', '-y', '-s', '24', '-e', CALLS, '-o', trace];
    const server = await startServer(env, { wrapper });
    for (let index = 0; index < posts; index += 1)
      await ask({ port: server.port, fields: enquiry(`post ${index}`) });
    await server.stop();
    await until(async () => (await readFile(trace, 'utf8')).includes('+++ exited'));
    const steps = (await readFile(trace, 'utf8')).match(STEP) ?? [];
    const isAnswer = steps.map((step) => step.startsWith('HTTP'));
    const answers = isAnswer.filter(Boolean).length;
    const inOrder = isAnswer.filter((is, index) => is && isAnswer[index - 1] === false).length;
    return {
      holds: inOrder === answers && answers >= posts,
      figure: `${inOrder} of ${answers} answers follow an fsync of the log file`,
    };
  });

const canTrace = () => spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

export const fsync: Proof[] = [
  {
    promise: 2,
    title: 'every answer follows an fsync',
    lacks: () =>
      canTrace()
        ? null
        : 'strace is not installed (Debian, Ubuntu: sudo apt-get install strace) or may not trace',
    prove: (size) => fsyncOrder(size(100)),
  },
];
