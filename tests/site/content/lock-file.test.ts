import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  integrity?: string;
  link?: boolean;
}

test('every package of the lock file is checked by its hash, on every platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Package>;
  };
  const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
  expect(installed.length).toBeGreaterThan(100);
  const unchecked = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
