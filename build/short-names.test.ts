import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames, shortPropertyNames } from './short-names.ts';

test('each class and each animation of each module has a name of its own, the same with a query', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'short-names-'));
  const css =
    '.card { color: red } .cardTitle, .card:hover { color: blue } @keyframes rise { to { top: 0 } } @keyframes leave { to { top: 9px } }';
  const [one, two] = [join(folder, 'one.module.css'), join(folder, 'two.module.css')];
  for (const file of [one, two]) await writeFile(file, css);
  const name = shortClassNames(folder);
  expect([name('card', one, css), name('cardTitle', one, css)]).toEqual(['a00', 'a01']);
  expect(name('card', two, css)).toBe('a10');
  expect(name('cardTitle', `${two}?inline`, css)).toBe('a11');
  expect([name('rise', one, css), name('leave', one, css)]).toEqual(['a02', 'a03']);
  await rm(folder, { recursive: true });
});

test('a custom property of the styles alone has a short name, one that a script names or a library sets keeps its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'short-names-'));
  await writeFile(join(folder, 'a.css'), 'p { --own: 1px; --of-both: 2px; top: var(--own) }');
  await writeFile(
    join(folder, 'b.css'),
    'p { top: var(--of-both, var(--of-library)); --for-it: 0 }',
  );
  await writeFile(join(folder, 'c.ts'), `const name = 'of-both'; read(\`--\${name}\`)`);
  expect([...shortPropertyNames(folder)]).toEqual([['--own', '--0']]);
  await rm(folder, { recursive: true });
});
