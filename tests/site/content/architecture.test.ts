import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../../src');
const PAGES = join(SRC, 'pages');

it('.astro files stand only where their imports are checked (docs/decisions/0002)', () => {
  const folders = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro'))
    .map((file) => file.split('/')[0]);
  expect([...new Set(folders)].sort()).toEqual(['frame', 'pages', 'seo']);
});

it('a page file is a table of contents: 70 lines at most, its imports aside', () => {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.astro'),
  );
  expect(files.length).toBeGreaterThan(0);
  const long = files
    .map((file) => ({
      file,
      lines: readFileSync(join(PAGES, file), 'utf8')
        .split('\n')
        .filter((line) => !/^import\b/.test(line)).length,
    }))
    .filter(({ lines }) => lines > 70);
  expect(long).toEqual([]);
});
