import { expect, test } from 'vitest';
import { charactersOf } from './subset-fonts.ts';

test('a unicode-range gives its characters, single ones and runs', () => {
  expect(charactersOf('U+61-63,U+e9, U+2014')).toBe('abcé—');
});
