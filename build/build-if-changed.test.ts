import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isBuilt, recordSource } from './build-if-changed.ts';

const ARTICLE = 'src/content/insights/article/later.md';

/** A project with a text, and an article of 5 March, built on 1 March by nothing but the record. */
function built(): string {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const root = mkdtempSync(join(tmpdir(), 'source-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['public', 'src/content/insights/article', 'dist/server'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/content/site.yaml'), 'name: One');
  writeFileSync(join(root, ARTICLE), '---\ntitle: Later\npublished: 2026-03-05\n---\n');
  const { hooks } = recordSource(root);
  hooks['astro:config:setup']?.({ command: 'build', logger: { options: {} } } as never);
  hooks['astro:build:done']?.({} as never);
  return root;
}

test('a site is built until a text or a file is another', () => {
  const root = built();
  expect(isBuilt(root)).toBe(true);
  const file = join(root, 'src/content/site.yaml');
  writeFileSync(file, 'name: Two');
  expect(isBuilt(root)).toBe(false);
  writeFileSync(file, 'name: One');
  expect(isBuilt(root)).toBe(true);
  writeFileSync(join(root, 'public/robots.txt'), '');
  expect(isBuilt(root)).toBe(false);
});

test.each([
  ['2026-03-04', true],
  ['2026-03-05', false],
  ['2026-03-06', false],
])(
  'on %s the site with an article of 5 March is still the one that was built: %s',
  (day, still) => {
    const root = built();
    vi.setSystemTime(new Date(`${day}T12:00:00Z`));
    expect(isBuilt(root)).toBe(still);
  },
);

test('a folder without a build is not built', () => {
  const root = built();
  rmSync(join(root, 'dist'), { recursive: true });
  expect(isBuilt(root)).toBe(false);
});
