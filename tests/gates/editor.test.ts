import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filled } from './built-site.ts';

const DIST = 'dist';

it('nothing of the browser editor is in the build', () => {
  const files = filled(
    readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:html|js|mjs|css|json|map)$/.test(name),
    ),
    'texts',
  );
  expect(files.filter((name) => /sveltia/i.test(name))).toEqual([]);
  expect(files.filter((name) => /sveltia/i.test(readFileSync(join(DIST, name), 'utf8')))).toEqual(
    [],
  );
});
