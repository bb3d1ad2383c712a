import { expect, test } from 'vitest';
import { hashedClassNames } from './class-names.ts';

test('a class has the same name in every checkout and for every query, and another in another file', () => {
  const [here, there] = [hashedClassNames('/here/src/'), hashedClassNames('/there/src')];
  const name = here('card', '/here/src/ui/one.module.css');
  expect(name).toMatch(/^[A-Za-z_][\w-]{4}$/);
  expect(there('card', '/there/src/ui/one.module.css?inline')).toBe(name);
  expect(here('title', '/here/src/ui/one.module.css')).not.toBe(name);
  expect(here('card', '/here/src/ui/two.module.css')).not.toBe(name);
});

test('two classes of the same hash stop the build', () => {
  const name = hashedClassNames('/src');
  expect(() => {
    for (let index = 0; index < 200_000; index += 1) name(`class${index}`, '/src/one.module.css');
  }).toThrow(/have the same hash/);
});
