import { expect, test } from 'vitest';
import { packagesOf } from './service-packages.ts';

const lock = {
  packages: {
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1', a: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/d': {},
  },
};

test('finds the packages that a package needs where Node would', () => {
  expect(packagesOf(['a'], lock)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
  expect(() => packagesOf(['e'], lock)).toThrow('no e');
});
