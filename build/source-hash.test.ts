import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { isBuilt, recordSource } from './source-hash.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a site is built from its build on, until a text, a file or the day is another', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
  const root = mkdtempSync(join(tmpdir(), 'source-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['build', 'public', 'src/content', 'dist/server'])
    mkdirSync(join(root, folder), { recursive: true });
  const file = join(root, 'src/content/site.yaml');
  writeFileSync(file, 'name: One');
  expect(await isBuilt(root)).toBe(false);
  const { hooks } = recordSource(root);
  await hooks['astro:build:start']();
  hooks['astro:build:done']({ dir: pathToFileURL(`${root}/dist/client/`) });
  expect(await isBuilt(root)).toBe(true);
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
