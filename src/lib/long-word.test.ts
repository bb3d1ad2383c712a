import { expect, it } from 'vitest';
import { hasLongWord } from './long-word.ts';

it('finds a word of more than twelve letters, and no group of shorter ones', () => {
  expect(hasLongWord('The transformation of a shop')).toBe(true);
  expect(hasLongWord('Architecture for everybody who asks')).toBeUndefined();
  expect(hasLongWord('Just Work\u2014They Wow, server-side')).toBeUndefined();
});
