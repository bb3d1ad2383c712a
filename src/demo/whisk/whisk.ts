import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';
import { addBody, step, type World } from '../bodies/bodies.ts';
import { makeCandy } from '../bodies/candy.ts';
import { BASELINE, fieldOf } from './field.ts';
import styles from './whisk.module.css';
import words from './whisk-words.yaml';

const COLOURS = ['brand-1', 'brand-2', 'brand-3-light', 'brand-2-pale', 'brand-3-pale', 'canvas'];
const TURNS = 2;
/** How the button whisks: steps, and turns on the way. */
const [STROKE, ROUNDS] = [560, 4];
/** Steps that lay a heap where nothing shall move, and those of them that a task does. */
const [SETTLE, TASK] = [420, 12];
const ANSWER = 60;
const FULL = 2 * Math.PI;
const nowhere = () => Number.POSITIVE_INFINITY;

/**
 * Lets sprinkles fall on the wordmark when it comes into sight. A pointer stirs them, as does the button; after two turns they swirl
 * into the mark, and a link rises out of it. Button and Escape stop it.
 */
export function initWhisk(wordmark: HTMLElement, settings: HTMLElement): void {
  const place = wordmark.closest<HTMLElement>('footer > *');
  const mark = wordmark.querySelector('svg');
  if (!place || !mark) return;
  const canvas = makeElement('canvas', `${styles.canvas} screen-only`);
  canvas.ariaHidden = 'true';
  const told = makeElement('output');
  const button = makeElement('button', settings.className, words.whisk);
  button.type = 'button';
  button.dataset.ready = '';
  settings.parentElement?.after(makeElement('li', '', button));
  place.classList.add(styles.place ?? '');
  place.append(canvas, told);
  const tokens = getComputedStyle(place);
  const colours = COLOURS.map((name) => tokens.getPropertyValue(`--${name}`));
  const start = makeElement('a', styles.start, words.start);
  start.href = words.href;

  let candy: ReturnType<typeof makeCandy>;
  let world: World;
  let top = 0;
  let centre = { x: 0, y: 0 };
  /** Of the mark, in degrees. */
  let [angle, spin] = [0, 0];
  let pointer = { x: 0, y: 0, vx: 0, vy: 0 };
  /** Since when, in steps, the button whisks, or all swirl; -1: not. */
  let [stroke, swirl] = [-1, -1];
  let turned = 0;
  let heading: number | undefined;

  const press = (isPressed: boolean) => {
    stroke = isPressed ? 0 : -1;
    button.ariaPressed = String(isPressed);
  };
  const clear = () => {
    press(false);
    swirl = -1;
    turned = 0;
    world.bodies.length = 0;
    world.distance = fieldOf(world.width);
    told.replaceChildren();
  };

  /** Moves the whisk, and tells its turns by the way it takes. */
  const move = (x: number, y: number) => {
    const [vx, vy] = [x - pointer.x, y - pointer.y];
    const way = Math.hypot(vx, vy);
    if (way < 4) return;
    const isFar = way > 200;
    pointer = { x, y, vx: isFar ? 0 : vx, vy: isFar ? 0 : vy };
    const to = Math.atan2(vy, vx);
    const turn = heading === undefined ? 0 : ((to - heading + 3 * Math.PI) % FULL) - Math.PI;
    heading = to;
    turned += turn;
    spin = Math.max(-40, Math.min(40, spin + (turn < 0 ? -0.04 : 0.04) * Math.min(way, 60)));
    if (Math.abs(turned) > TURNS * FULL && swirl < 0 && world.bodies.length > 0 && stroke < 0)
      swirl = 0;
  };

  const stir = (steps: number) => {
    const reach = 0.05 * world.width + 24;
    const [vx, vy] = [pointer.vx / steps, pointer.vy / steps];
    for (const body of world.bodies)
      for (const disc of body) {
        const [dx, dy] = [disc.x - pointer.x, disc.y - pointer.y];
        const share = 0.5 * (1 - Math.hypot(dx, dy) / reach);
        if (share <= 0) continue;
        disc.idle = 0;
        disc.lastX -= (vx - disc.x + disc.lastX) * share;
        disc.lastY -= (vy - disc.y + disc.lastY - 0.3 * Math.hypot(vx, vy)) * share;
      }
    pointer.vx *= 0.5;
    pointer.vy *= 0.5;
  };

  /** Draws all nearer to the middle of the mark; who is there is gone. */
  const suck = (steps: number) => {
    swirl += steps;
    world.distance = nowhere;
    spin = Math.min(40, spin + 1);
    const pull = Math.min(1, swirl / 120);
    const eaten = centre.x * (0.4 + swirl / 600);
    world.bodies = world.bodies.filter(([a]) => Math.hypot(a.x - centre.x, a.y - centre.y) > eaten);
    for (const body of world.bodies)
      for (const disc of body) {
        const [dx, dy] = [centre.x - disc.x, centre.y - disc.y];
        const far = Math.hypot(dx, dy);
        const speed = ((2 + 0.01 * far + 0.01 * swirl) * pull) / far;
        const aside = Math.min(0.8, centre.x / far);
        disc.idle = 0;
        disc.lastX += (disc.x - disc.lastX - (dx - aside * dy) * speed) * 0.15;
        disc.lastY += (disc.y - disc.lastY - (dy + aside * dx) * speed) * 0.15;
      }
    if (world.bodies.length > 0 && swirl < 900) return;
    clear();
    told.append(start);
  };

  const drive = (steps: number) => {
    if (isMotionReduced()) {
      candy.stop();
      fall();
      return false;
    }
    if (stroke >= 0) {
      stroke += steps;
      const part = stroke / STROKE;
      const round = FULL * ROUNDS * part;
      const size = 0.3 * world.floor;
      move(
        world.width * (0.15 + 0.7 * part) + size * Math.cos(round),
        world.floor * 0.65 + size * Math.sin(round),
      );
      if (part >= 1) {
        stroke = -1;
        swirl = 0;
      }
    }
    if (swirl >= 0) suck(steps);
    else if (pointer.vx || pointer.vy) stir(steps);
    if (Math.abs(pointer.vx) + Math.abs(pointer.vy) < 0.5) pointer.vx = pointer.vy = 0;
    spin = Math.abs(spin) < 0.1 ? 0 : spin * 0.97;
    angle += spin;
    (mark as SVGElement).style.rotate = `${angle}deg`;
    return spin !== 0 || stroke >= 0 || swirl >= 0;
  };

  /** Lays a heap, task by task. */
  const settle = (steps = SETTLE) => {
    for (let count = 0; count < TASK; count++) step(world);
    if (steps > TASK) setTimeout(settle, 0, steps - TASK);
    else candy.draw();
  };
  const fall = () => {
    const isStill = isMotionReduced();
    const count = innerWidth < 768 ? 140 : 420;
    clear();
    for (let index = 0; index < count; index++) {
      const high = isStill ? Math.random() * 60 : top + Math.random() * 1.2 * innerHeight;
      addBody(world, Math.random() * world.width, -high, Math.random() * FULL);
    }
    if (isStill) settle();
    else candy.wake();
  };

  const measure = () => {
    const { width, left, top: y } = wordmark.getBoundingClientRect();
    if (world?.width === width) return;
    const box = mark.getBoundingClientRect();
    const { offsetTop } = place;
    top = offsetTop + y - place.getBoundingClientRect().top;
    centre = { x: box.left - left + box.width / 2, y: box.top - y + box.height / 2 };
    const radius = Math.max(1.7, width / 400);
    const isFirst = !world;
    world = {
      bodies: [],
      radius,
      length: 2.4 * radius,
      width,
      floor: BASELINE * width,
      distance: fieldOf(width),
    };
    candy?.stop();
    canvas.style.width = `${width}px`;
    canvas.style.top = `${-offsetTop}px`;
    start.style.top = `${top - offsetTop + centre.y}px`;
    candy = makeCandy(canvas, world, colours, top, drive);
    clear();
    if (!isFirst) fall();
  };
  new ResizeObserver(measure).observe(place);
  measure();

  let isSeen = false;
  new IntersectionObserver((seen) => {
    const isInSight = seen.at(-1)?.isIntersecting;
    if (!isInSight) candy.stop();
    else if (isSeen) candy.wake();
    else fall();
    isSeen ||= isInSight === true;
  }).observe(place);
  place.parentElement?.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (world.bodies.length === 0 || stroke >= 0 || isMotionReduced()) return;
    const { left, top: y } = wordmark.getBoundingClientRect();
    if (clientY < y - 120) return;
    move(clientX - left, clientY - y);
    candy.wake();
  });
  button.addEventListener('click', () => {
    if (button.ariaPressed === 'true') return stop();
    if (isMotionReduced()) {
      clear();
      told.append(start);
      candy.draw();
      return;
    }
    if (world.bodies.length === 0) fall();
    press(true);
    // The press is answered before the first frame is worked out.
    setTimeout(() => candy.wake(), ANSWER);
  });
  const stop = () => {
    clear();
    candy.stop();
    candy.draw();
  };
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop());
}
