import { expect, it } from 'vitest';
import { renderSound, SAMPLE_RATE, SOUNDS } from './sounds.ts';

it.each(Object.entries(SOUNDS))('“%s” is short and quiet, and ends in silence', (_, sound) => {
  const samples = renderSound(sound);
  const loudest = Math.max(...samples.map(Math.abs));
  expect(loudest).toBeCloseTo(sound.peak, 5);
  expect(loudest).toBeLessThanOrEqual(0.25);
  const ms = (1000 * samples.length) / SAMPLE_RATE;
  expect(ms).toBeGreaterThanOrEqual(40);
  expect(ms).toBeLessThanOrEqual(251);
  // Where it begins or ends with a jump, a click is heard.
  const edges = [...samples.slice(0, 1), ...samples.slice(-SAMPLE_RATE / 1000)];
  expect(Math.max(...edges.map(Math.abs))).toBeLessThan(0.001);
});
