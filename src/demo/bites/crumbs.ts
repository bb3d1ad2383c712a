import { createAnimation } from '../bodies/animation.ts';
import { addBody, type World } from '../bodies/bodies.ts';

/** Crumbs of one bite. */
const CRUMBS = 16;

/** @returns what lets crumbs fall out of a bite onto the lower edge of the hero, where they stay */
export function initCrumbs(canvas: HTMLCanvasElement, { offsetWidth, offsetHeight }: HTMLElement) {
  const size = { radius: 4, length: 4, width: offsetWidth, floor: offsetHeight };
  const world: World = { bodies: [], ...size, distance: () => Number.POSITIVE_INFINITY };
  const tokens = getComputedStyle(canvas);
  const animation = createAnimation(canvas, world, [
    tokens.color,
    tokens.color,
    tokens.getPropertyValue('--brand-1-dark'),
  ]);
  const between = (middle: number, most: number) => middle + (Math.random() * 2 - 1) * most;
  return (x: number, y: number, reach: number) => {
    for (let count = 0; count < CRUMBS; count++)
      addBody(
        world,
        between(x, 0.6 * reach),
        between(y, 0.4 * reach),
        between(0, 3),
        between(0, 1),
        between(-1, 1),
      );
    animation.start();
  };
}
