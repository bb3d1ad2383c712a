import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { isReadFrom, pathInContent } from './records.ts';

it.each([
  ['Linux', posix, '/home/ada/site'],
  ['Windows', win32, 'C:\\Users\\Ada\\site'],
])('finds what a watcher names on %s', (_, { join }, root) => {
  const changed = (...names: string[]) => join(root, 'src', ...names);
  expect(pathInContent(changed('content', 'services', 'web.yaml'))).toBe('/services/web.yaml');
  for (const other of ['content.config.ts', 'pages/index.astro'])
    expect(pathInContent(changed(other))).toBe('');
  const services = { folder: 'services', ending: '.yaml' } as const;
  expect(isReadFrom(services, changed('content', 'services', 'web.yaml'))).toBe(true);
  expect(isReadFrom(services, changed('content', 'nb', 'services', 'web.yaml'))).toBe(true);
  expect(isReadFrom(services, changed('content', 'faq.yaml'))).toBe(false);
  expect(isReadFrom({ list: 'faq.yaml' }, changed('content', 'faq.yaml'))).toBe(true);
});
