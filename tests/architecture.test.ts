import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Imports run one way: pages → sections, features, frame → ui → theme, lib (docs/decisions/0002). The key may import
 * the folders named; types may be imported from `content/schema` and `content` anywhere.
 */
const MAY_IMPORT: Record<string, string[]> = {
  lib: ['lib', 'content/schema'],
  theme: ['theme', 'lib'],
  ui: ['ui', 'lib', 'theme'],
  behaviours: ['behaviours', 'lib', 'features', 'frame'],
  sections: ['sections', 'ui', 'lib', 'theme'],
  features: ['features', 'ui', 'lib', 'theme', 'behaviours', 'frame'],
  frame: ['frame', 'ui', 'lib', 'theme', 'content', 'seo', 'behaviours', 'features', 'sections'],
  seo: ['seo', 'lib', 'content', 'pages'],
  content: ['content', 'lib'],
};

const root = resolve(import.meta.dirname, '../src');
const files = (await readdir(root, { recursive: true, withFileTypes: true }))
  .filter(
    (entry) =>
      entry.isFile() && /\.(?:tsx?|astro)$/.test(entry.name) && !entry.name.includes('.test.'),
  )
  .map((entry) => join(entry.parentPath, entry.name));

it.each(Object.keys(MAY_IMPORT))('src/%s imports only what it may', (folder) => {
  const faults: string[] = [];
  for (const file of files.filter((path) => path.startsWith(join(root, folder, '/')))) {
    const source = readFileSync(file, 'utf8');
    for (const [statement, from = ''] of source.matchAll(
      /^\s*(?:import|export)\b[^;]*?from\s+'(\.[^']+)'/gm,
    )) {
      const target = relative(root, resolve(dirname(file), from));
      const typeOnly = /^\s*(?:import|export) type\b/.test(statement);
      const allowed = [
        ...(MAY_IMPORT[folder] ?? []),
        ...(typeOnly ? ['content', 'sections', 'seo'] : []),
      ];
      if (!allowed.some((name) => target === name || target.startsWith(`${name}/`)))
        faults.push(`${relative(root, file)} imports ${target}`);
    }
  }
  expect(faults).toEqual([]);
});

it('a page file is a table of contents: 70 lines at most, its imports aside', () => {
  const long = files
    .filter((file) => file.startsWith(join(root, 'pages')) && file.endsWith('.astro'))
    .map((file) => ({
      file: relative(root, file),
      lines: readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !/^import\b/.test(line)).length,
    }))
    .filter(({ lines }) => lines > 70);
  expect(long).toEqual([]);
});
