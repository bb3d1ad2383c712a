import { expect, test } from 'vitest';
import { pathWords } from './suggest.ts';

test('folder names count only where there is nothing else', () => {
  expect(pathWords('/services/web3-brandng')).toBe('web3 brandng');
  expect(pathWords('/insights/article/caf%C3%A9.html')).toBe('café');
  expect(pathWords('/services/services')).toBe('services services');
});
