import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';
import { createAnimation } from '../bodies/animation.ts';
import { addBody, type World } from '../bodies/bodies.ts';
import { fieldOf } from './field.ts';
import styles from './whisk.module.css';
import type { WhiskWords } from './whisk-words.ts';

const COLOURS = ['brand-1', 'brand-2', 'brand-3-light', 'brand-2-pale', 'brand-3-pale', 'canvas'];
const FULL_TURN = 2 * Math.PI;
/** Steps from a press of the button, which throws the sprinkles up, to the attraction. */
const THROW_STEPS = 150;
const NEVER = Number.POSITIVE_INFINITY;

/**
 * Drops sprinkles on the wordmark whenever it scrolls into view. The pointer pushes them. When it has circled twice, or the button
 * is pressed, the mark attracts them and a link replaces them. Button and Escape stop it.
 */
export function initWhisk(button: HTMLElement, footer: HTMLElement, words: WhiskWords): void {
  const mark = footer.querySelector<SVGElement>('[data-wordmark] svg');
  const markBox = mark?.parentElement;
  const place = mark?.closest<HTMLElement>('footer > *');
  if (!markBox || !place) return;
  const canvas = makeElement('canvas', `${styles.canvas} screen-only`);
  markBox.append(canvas);
  const status = makeElement('output');
  place.append(status);
  place.classList.add(styles.place ?? '');
  const link = makeElement('a', styles.link, words.start);
  link.href = words.href;
  const world: World = { bodies: [], radius: 0, length: 0, width: 0, floor: 0, distance: () => 0 };
  let isInView = false;
  /** Rotation of the mark, in degrees. */
  let [angle, spin] = [0, 0];
  let pointer = { x: 0, y: 0, vx: 0, vy: 0 };
  /** Turn of the pointer, in radians. */
  let turned = 0;
  /** Steps since the attraction began, negative before. */
  let attracted = -NEVER;

  const attractAfter = (steps: number) => {
    attracted = -steps;
    turned = 0;
    button.setAttribute('aria-pressed', String(steps < NEVER));
  };

  const attract = () => {
    const size = markBox.offsetWidth / 2;
    const progress = attracted / 120;
    world.distance = () => NEVER;
    spin = Math.min(40, spin + 1);
    world.bodies = world.bodies.filter(
      ([a]) => Math.hypot(a.x - size, a.y - world.floor + size) > size * (0.4 + progress / 5),
    );
    for (const disc of world.bodies.flat()) {
      const [dx, dy] = [size - disc.x, world.floor - size - disc.y];
      const far = Math.hypot(dx, dy);
      const speed = (0.01 + 2 / far) * Math.min(1, progress);
      const aside = Math.min(0.8, size / far);
      disc.lastX += (disc.x - disc.lastX - (dx - aside * dy) * speed) * 0.15;
      disc.lastY += (disc.y - disc.lastY - (dy + aside * dx) * speed) * 0.15;
    }
    if (world.bodies.length > 0) return;
    attractAfter(NEVER);
    status.append(link);
  };
  const turnTo = (degrees: number) => {
    angle = degrees;
    mark.style.rotate = `${angle}deg`;
  };
  const update = (steps: number) => {
    attracted += steps;
    if (attracted > 0) attract();
    const radians = (angle / 360) * FULL_TURN;
    // Heavy at its foot, the mark stops upright.
    spin = 0.97 * (spin - 0.8 * Math.sin(radians));
    if (isMotionReduced() || (Math.abs(spin) < 0.1 && Math.cos(radians) > 0.9999)) spin = 0;
    turnTo(spin && angle + spin);
    return spin !== 0 || attracted > -NEVER;
  };
  const animation = createAnimation(
    canvas,
    world,
    COLOURS.map((name) => getComputedStyle(place).getPropertyValue(`--${name}`)),
    update,
  );

  const clear = () => {
    attractAfter(NEVER);
    world.bodies = [];
    status.replaceChildren();
  };
  const fall = () => {
    clear();
    world.distance = fieldOf(world.width, world.floor);
    for (let count = innerWidth < 768 ? 140 : 420; count > 0; count--)
      addBody(
        world,
        Math.random() * world.width,
        -Math.random() * 1.2 * innerHeight,
        Math.random() * FULL_TURN,
      );
    animation.start();
  };
  const stop = () => {
    clear();
    animation.stop();
    animation.draw();
    spin = 0;
    turnTo(0);
  };

  new ResizeObserver(() => {
    const width = place.clientWidth;
    if (width === world.width) return;
    const radius = Math.max(1.7, width / 400);
    const floor = markBox.getBoundingClientRect().bottom - place.getBoundingClientRect().top;
    Object.assign(world, { radius, length: 2.4 * radius, width, floor });
    world.bodies = [];
    animation.resize();
    if (isInView) fall();
  }).observe(place);
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
    if (!isInView) animation.stop();
    else if (world.bodies.length > 0 || angle) animation.start();
    else if (!link.isConnected) fall();
  }).observe(place);
  place.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (attracted > -NEVER || world.bodies.length === 0 || isMotionReduced()) return;
    const { left, top } = canvas.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    const [vx, vy] = [x - pointer.x, y - pointer.y];
    const way = Math.hypot(vx, vy);
    if (way < 4) return;
    const turn = Math.atan2(pointer.vx * vy - pointer.vy * vx, pointer.vx * vx + pointer.vy * vy);
    pointer = { x, y, vx, vy };
    // The pointer left and came back.
    if (way > 200) return;
    turned += turn;
    spin = Math.max(-40, Math.min(40, spin + Math.sign(turn) * Math.min(2, way / 25)));
    const reach = 24 + world.width / 20;
    for (const disc of world.bodies.flat()) {
      const share = 0.35 * Math.max(0, 1 - Math.hypot(disc.x - x, disc.y - y) / reach);
      disc.lastX -= vx * share;
      disc.lastY -= (vy - 0.3 * way) * share;
    }
    if (Math.abs(turned) > 2 * FULL_TURN) attractAfter(1);
    animation.start();
  });
  button.addEventListener('click', () => {
    if (attracted > -NEVER) return stop();
    if (world.bodies.length === 0) fall();
    for (const disc of world.bodies.flat()) {
      disc.lastX += 8 * (Math.random() - 0.5);
      disc.lastY += 6 * Math.random();
    }
    attractAfter(THROW_STEPS);
    animation.start();
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop());
  button.textContent = words.whisk;
  button.hidden = false;
}
