import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { filesBelow } from '../../integrations/files-below.ts';

export interface BuildCost {
  articles: number;
  /** HTML files. */
  pages: number;
  /** From start to end, as a clock on the wall tells. */
  seconds: number;
  /** Seconds of processor time, of all processes: what a shared machine cannot distort much. */
  processor: number;
  /** Largest resident memory of all processes together, in bytes; memory they share counts for each. */
  peak: number;
  /** Bytes of dist/. */
  bytes: number;
}

const ASTRO = 'node_modules/astro/bin/astro.mjs';
const EVERY = 200;
/** What Linux counts in, on all architectures that Node runs on: proc_pid_stat(5). */
const PAGE = 4_096;
const TICKS = 100;

interface Process {
  parent: number;
  ticks: number;
  resident: number;
}

/** One line of /proc/<pid>/stat; the name in parentheses may contain spaces (proc_pid_stat(5)). */
export function readStat(line: string): Process {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  // 14 and 15: own time; 16 and 17: that of children which have ended.
  const ticks = field(14) + field(15) + field(16) + field(17);
  return { parent: field(4), ticks, resident: field(24) * PAGE };
}

/** Resident memory and processor time of a process and everything it started. */
function measureTree(root: number) {
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      processes.set(Number(name), readStat(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // It ended between the two calls.
    }
  }
  const isOurs = (id: number): boolean =>
    id === root || (id > 1 && isOurs(processes.get(id)?.parent ?? 0));
  const ours = [...processes].filter(([id]) => isOurs(id)).map(([, process]) => process);
  const sum = (of: (process: Process) => number) =>
    ours.reduce((total, process) => total + of(process), 0);
  return { resident: sum(({ resident }) => resident), seconds: sum(({ ticks }) => ticks) / TICKS };
}

/**
 * Builds a site and measures it.
 * @param folder the site, below this project
 * @param articles how many generated ones it has; passed through
 * @throws where the build fails, with the end of what it said
 */
export async function measureBuild(folder: string, articles: number): Promise<BuildCost> {
  const start = performance.now();
  const build = spawn(process.execPath, [resolve(ASTRO), 'build'], { cwd: folder });
  let said = '';
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-4_000);
    });
  let peak = 0;
  let processor = 0;
  const look = setInterval(() => {
    const { resident, seconds } = measureTree(build.pid ?? 0);
    peak = Math.max(peak, resident);
    processor = Math.max(processor, seconds);
  }, EVERY);
  const code = await new Promise<number | null>((done, fail) => {
    build.once('error', fail);
    build.once('close', done);
  });
  clearInterval(look);
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`the build with ${articles} articles failed:\n${said}`);
  const files = await filesBelow(`${folder}/dist`, '');
  let bytes = 0;
  for (const file of files) bytes += (await stat(file)).size;
  const pages = files.filter((file) => file.endsWith('.html')).length;
  return { articles, pages, seconds, processor, peak, bytes };
}
