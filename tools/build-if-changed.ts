import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from '../build/source-hash.ts';

/** The first half of `npm start`: builds the site unless it was built of just what is here. */
const root = join(import.meta.dirname, '..');
if (await isBuilt(root)) {
  console.log('The site is built, and nothing has changed since.');
} else {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const { status } = spawnSync(process.execPath, [astro, 'build'], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
