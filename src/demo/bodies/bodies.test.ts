import { expect, test } from 'vitest';
import { fieldOf } from '../whisk/field.ts';
import { addBody, step, type World } from './bodies.ts';

test('sprinkles that fall on the wordmark come to rest on it, and none is inside a letter', () => {
  const [width, floor, radius] = [320, 100, 1.7];
  const size = { radius, length: 2.4 * radius, width, floor };
  const world: World = { bodies: [], ...size, distance: fieldOf(width, floor) };
  for (let index = 0; index < 100; index++) addBody(world, (index * 31) % width, -2 * index, index);
  const areMoving = Array.from({ length: 1000 }, (_, index) => step(world, 0.1 + 0.001 * index));
  expect(areMoving.indexOf(false)).toBeGreaterThan(100);
  expect(areMoving.at(-1)).toBe(false);
  for (const { x, y } of world.bodies.flat()) {
    expect(world.distance(x, y)).toBeGreaterThan(-radius / 2);
    expect(y).toBeLessThan(floor);
    expect(y).toBeGreaterThan(0);
  }
});
