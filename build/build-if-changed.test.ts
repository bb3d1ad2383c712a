import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { isBuilt, recordSource } from './build-if-changed.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a site is built from its build on, until a text or a file is another or an article appears', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
  const root = mkdtempSync(join(tmpdir(), 'source-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['public', 'src/content', 'dist'])
    mkdirSync(join(root, folder), { recursive: true });
  const file = join(root, 'src/content/site.yaml');
  writeFileSync(file, 'name: One');
  writeFileSync(join(root, 'src/content/later.md'), '---\npublished: "2026-03-05"\n---\n');
  expect(isBuilt(root)).toBe(false);
  const { hooks } = recordSource(root);
  hooks['astro:config:setup']?.({ command: 'build', logger: { options: {} } } as never);
  hooks['astro:build:done']?.({} as never);
  expect(isBuilt(root)).toBe(true);
  writeFileSync(file, 'name: Two');
  expect(isBuilt(root)).toBe(false);
  writeFileSync(file, 'name: One');
  expect(isBuilt(root)).toBe(true);
  writeFileSync(join(root, 'public/robots.txt'), '');
  expect(isBuilt(root)).toBe(false);
  rmSync(join(root, 'public/robots.txt'));
  vi.setSystemTime(new Date('2026-03-04T12:00:00Z'));
  expect(isBuilt(root)).toBe(true);
  vi.setSystemTime(new Date('2026-03-05T12:00:00Z'));
  expect(isBuilt(root)).toBe(false);
});
