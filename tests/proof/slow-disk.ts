import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { GroupReport } from './group-commit.ts';

/** How much longer every fsync takes, in ms: a disk of the plain sort. */
export const SLOWER_MS = 2;

/**
 * Compares single and grouped commits in a process of its own in which strace holds up every
 * fsync before the kernel gets it. The data goes to the real disk; only these calls are touched
 * (seccomp), so everything else runs at full speed. Takes the seconds of each measurement.
 */
export async function onSlowDisk(seconds: number): Promise<GroupReport> {
  const { href } = new URL('./group-commit.ts', import.meta.url);
  const compare =
    `import(${JSON.stringify(href)}).then(({ groupCommit }) => groupCommit(${seconds}))` +
    '.then((report) => console.log(JSON.stringify(report)))';
  const { stdout } = await promisify(execFile)('strace', [
    '-f',
    '--seccomp-bpf',
    '-qq',
    '-o',
    '/dev/null',
    '-e',
    'trace=fsync,fdatasync',
    '-e',
    `inject=fsync,fdatasync:delay_enter=${SLOWER_MS * 1000}`,
    process.execPath,
    '-e',
    compare,
  ]);
  return JSON.parse(stdout) as GroupReport;
}
