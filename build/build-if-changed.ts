/** The first half of `npm start`: builds the site if its sources have changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { environment } from '../src/content/environment.ts';
import { listFiles } from '../src/content/files.ts';
import { site } from '../src/content/site.ts';
import { calendarDate } from '../src/lib/calendar-date.ts';
import { buildTime } from '../src/model/build-time.ts';

const RECORD = 'dist/source-hash';
const FOLDERS = ['build', 'public', 'src'];
const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];
const FILES = ['astro.config.ts', 'package.json', 'tsconfig.json', ...LOCKS];

/** Hashes all that a build reads, and which entries are public today. @param more folders */
export function sourceHash(root = '.', more: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(environment));
  const today = calendarDate(buildTime(), 'en', site.timeZone).iso;
  const namesIn = (folder: string) => listFiles(join(root, folder)).map((one) => join(folder, one));
  for (const file of [...FILES, ...[...FOLDERS, ...more].flatMap(namesIn).sort()]) {
    if (!existsSync(join(root, file))) continue;
    const text = readFileSync(join(root, file));
    const published = /\.md$/.test(file) && /^published:\W*([\d-]+)/m.exec(text.toString())?.[1];
    hash
      .update(file)
      .update(text)
      .update(String(published && published <= today));
  }
  return hash.digest('hex');
}

export const isBuilt = (root = '.') =>
  existsSync(join(root, RECORD)) && readFileSync(join(root, RECORD), 'utf8') === sourceHash(root);

/** Logs warnings, errors and the phases of a build, without Astro's line for each page, picture and empty list. */
function write({ level, message }: { level: string; message: string }) {
  if (/^(?:warn|error)$/.test(level) && !/^The collection .* is empty/.test(message))
    console.error(message);
  if (/prerendering static routes|generating optimized images/.test(message)) console.log(message);
}

let hash = '';
/** Writes the hash beside the site, and shortens the log. */
export const recordSource = (root = '.'): AstroIntegration => ({
  name: 'record-source',
  hooks: {
    'astro:config:setup': ({ command, logger: { options } }) => {
      if (command !== 'build') return;
      options.destination = { write };
      hash = sourceHash(root);
    },
    'astro:build:done': () => writeFileSync(join(root, RECORD), hash),
  },
});

if (import.meta.main && !isBuilt())
  process.exitCode = spawnSync('astro build', { shell: true, stdio: 'inherit' }).status ?? 1;
