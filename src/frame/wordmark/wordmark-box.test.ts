import { expect, it } from 'vitest';
import { wordmarkBox } from './wordmark-box.ts';

it('gives wide letters and more letters more room', () => {
  expect(wordmarkBox('mm').width).toBeGreaterThan(wordmarkBox('ii').width);
  expect(wordmarkBox('anna').width).toBeGreaterThan(wordmarkBox('ann').width);
});

it('is taller where a letter reaches below the line', () => {
  expect(wordmarkBox('Gym').height).toBeGreaterThan(wordmarkBox('Anna').height);
  expect(wordmarkBox('Gym').baseline).toBe(wordmarkBox('Anna').baseline);
});
