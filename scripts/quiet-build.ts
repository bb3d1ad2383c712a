import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildProgress } from './build-progress.ts';

const ROOT = join(import.meta.dirname, '..');
const ASTRO = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');

/**
 * Runs `astro build` and prints a line for each of its steps in place of a thousand; the whole log where it fails.
 * @param words further arguments
 * @returns whether it succeeded
 */
export async function buildQuietly(words: string[] = [], verbose = false): Promise<boolean> {
  const child = spawn(process.execPath, [ASTRO, 'build', ...words], {
    cwd: ROOT,
    stdio: ['ignore', verbose ? 'inherit' : 'pipe', verbose ? 'inherit' : 'pipe'],
  });
  const log: string[] = [];
  const progress = buildProgress();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.push(line);
      for (const text of progress.read(line)) console.log(text);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  if (code !== 0) console.error(log.join('\n'));
  else if (!verbose) console.log(progress.end());
  return code === 0;
}
