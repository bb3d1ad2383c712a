import { expect, test } from 'vitest';
import { BASELINE, fieldOf } from '../whisk/field.ts';
import { addBody, step, type World } from './bodies.ts';

test('sprinkles that fall on the wordmark come to rest on it, and none is inside a letter', () => {
  const [width, radius] = [320, 1.7];
  const size = { radius, length: 2.4 * radius, width, floor: BASELINE * width };
  const world: World = { bodies: [], ...size, distance: fieldOf(width) };
  for (let index = 0; index < 100; index++)
    addBody(world, (index * 31) % width, -10 - 2 * index, index);
  const speeds = Array.from({ length: 1500 }, () => step(world));
  expect(Math.max(...speeds.slice(0, 300))).toBeGreaterThan(2);
  expect(speeds.at(-1)).toBeLessThan(0.1);
  for (const disc of world.bodies.flat()) {
    expect(world.distance(disc.x, disc.y)).toBeGreaterThan(-0.1);
    expect(disc.y).toBeLessThanOrEqual(world.floor);
  }
});
