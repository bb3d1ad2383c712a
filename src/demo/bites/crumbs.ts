import { createAnimation } from '../bodies/animation.ts';
import { addBody, type World } from '../bodies/bodies.ts';

/** Crumbs per bite. */
const CRUMBS = 16;

/** Returns a function that drops crumbs from a bite onto the lower edge of the hero. */
export function initCrumbs(canvas: HTMLCanvasElement, { offsetWidth, offsetHeight }: HTMLElement) {
  const size = { radius: 4, length: 4, width: offsetWidth, floor: offsetHeight };
  const world: World = { bodies: [], ...size, distance: () => Number.POSITIVE_INFINITY };
  const tokens = getComputedStyle(canvas);
  const dark = tokens.getPropertyValue('--brand-1-dark');
  const animation = createAnimation(canvas, world, [tokens.color, tokens.color, dark]);
  const about = (most: number) => (Math.random() * 2 - 1) * most;
  return (x: number, y: number, reach: number) => {
    for (let count = 0; count < CRUMBS; count++) {
      const [right, down] = [about(0.6 * reach), about(0.4 * reach)];
      addBody(world, x + right, y + down, about(3), about(1), about(1));
    }
    animation.start();
  };
}
