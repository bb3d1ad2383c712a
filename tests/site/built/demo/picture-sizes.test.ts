import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the sizes of pictures in the repository are those that the build needs: a fresh checkout makes none', () => {
  const built = new Set(readdirSync('dist/client/_astro'));
  const made = readdirSync('node_modules/.astro/assets').filter((name) => built.has(name));
  expect(made.length).toBeGreaterThan(0);
  expect(readdirSync('art/sizes').sort(), 'npm run build && node art/sizes.ts').toEqual(
    made.sort(),
  );
});
