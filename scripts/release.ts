import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildQuietly } from './quiet-build.ts';

const HELP = `Usage: npm run release

Builds the site into releases/<time> and then lets the link "current" lead there: a server with
DIST_DIR=current goes on with the release before until this one is complete. The three newest
releases are kept; to go back: ln -sfn releases/<time> next && mv -T next current`;

const KEPT = 3;

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
const root = join(import.meta.dirname, '..');
const name = new Date().toISOString().replaceAll(/[:.]/g, '-');
const releases = join(root, 'releases');
const building = join(root, '.astro', `release-${name}`);
if (!(await buildQuietly(['--outDir', building]))) process.exit(1);
mkdirSync(releases, { recursive: true });
renameSync(building, join(releases, name));

// A link cannot be changed, but another can take its name, and that in one step.
const link = join(root, 'current');
rmSync(`${link}.next`, { force: true });
symlinkSync(join('releases', name), `${link}.next`);
renameSync(`${link}.next`, link);

for (const old of readdirSync(releases).sort().slice(0, -KEPT)) {
  rmSync(join(releases, old), { recursive: true });
}
console.log(`Released ${name}.`);
