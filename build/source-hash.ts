import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { environment } from '../src/content/environment.ts';
import { listFiles } from './list-files.ts';

const FOLDERS = ['build', 'public', 'src'];
const FILES = [
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'tsconfig.json',
];
const RECORD = 'source-hash';

/** One value for all that a build reads, in a project's folder. Articles appear on their day, so the date belongs to it. @param more folders */
export async function sourceHash(root: string, more: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256');
  const folders = [...FOLDERS, ...more].map((folder) => listFiles(join(root, folder), ''));
  const files = FILES.map((file) => join(root, file)).filter(existsSync);
  for (const file of [...files, ...(await Promise.all(folders)).flat()])
    hash.update(relative(root, file)).update(readFileSync(file));
  const day = new Date().toISOString().slice(0, 10);
  return hash.update(JSON.stringify([environment, day])).digest('hex');
}

export async function isBuilt(root: string): Promise<boolean> {
  const record = join(root, 'dist/server', RECORD);
  return existsSync(record) && readFileSync(record, 'utf8') === (await sourceHash(root));
}

/** Leaves the hash beside the server, for `npm start` to see that nothing has changed. */
export function recordSource(root = fileURLToPath(new URL('..', import.meta.url))) {
  let hash = '';
  return {
    name: 'record-source',
    hooks: {
      // What is changed while a build runs is not in it.
      'astro:build:start': async () => {
        hash = await sourceHash(root);
      },
      'astro:build:done': ({ dir }: { dir: URL }) =>
        writeFileSync(new URL(`../server/${RECORD}`, dir), hash),
    },
  } satisfies AstroIntegration;
}
