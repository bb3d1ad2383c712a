import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { isBuilt, recordSource } from './source-hash.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A project with one file in each folder, built by nothing but the record. */
async function built(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'source-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['build', 'public', 'src/content', 'dist/server'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/content/site.yaml'), 'name: One');
  const { hooks } = recordSource(root);
  await hooks['astro:build:start']();
  hooks['astro:build:done']({ dir: pathToFileURL(`${root}/dist/client/`) });
  return root;
}

test('a site is built until a text, a file or the day is another', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
  const root = await built();
  expect(await isBuilt(root)).toBe(true);
  const file = join(root, 'src/content/site.yaml');
  writeFileSync(file, 'name: Two');
  expect(await isBuilt(root)).toBe(false);
  writeFileSync(file, 'name: One');
  expect(await isBuilt(root)).toBe(true);
  writeFileSync(join(root, 'public/robots.txt'), '');
  expect(await isBuilt(root)).toBe(false);
  rmSync(join(root, 'public/robots.txt'));
  vi.setSystemTime(new Date('2026-03-02T00:00:01Z'));
  expect(await isBuilt(root)).toBe(false);
});

test('a folder without a build is not built', async () => {
  const root = await built();
  rmSync(join(root, 'dist'), { recursive: true });
  expect(await isBuilt(root)).toBe(false);
});
