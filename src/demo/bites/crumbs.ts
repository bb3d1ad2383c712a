import { addBody, type World } from '../bodies/bodies.ts';
import { makeCandy } from '../bodies/candy.ts';

/** Crumbs of one bite. */
const CRUMBS = 16;

/** @returns what lets crumbs fall out of a bite onto the lower edge of the hero, where they stay */
export function initCrumbs(canvas: HTMLCanvasElement, { offsetWidth, offsetHeight }: HTMLElement) {
  const size = { radius: 4, length: 4, width: offsetWidth, floor: offsetHeight };
  const world: World = { bodies: [], ...size, distance: () => Number.POSITIVE_INFINITY };
  const tokens = getComputedStyle(canvas);
  const dark = tokens.getPropertyValue('--brand-1-dark');
  const candy = makeCandy(canvas, world, [tokens.color, tokens.color, dark]);
  const about = (most: number) => (Math.random() * 2 - 1) * most;
  return (x: number, y: number, reach: number) => {
    for (let count = 0; count < CRUMBS; count++) {
      const [right, down] = [about(0.6 * reach), about(0.4 * reach)];
      addBody(world, x + right, y + down, about(3), about(1), about(1));
    }
    candy.wake();
  };
}
