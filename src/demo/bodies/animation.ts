import { isMotionReduced } from '../../browser/motion.ts';
import { step, type World } from './bodies.ts';

const STEPS_PER_SECOND = 180;
/** Steps per frame: at most, so slow machines show a slower fall; and with reduced motion, which shows only the end. */
const [MOST_STEPS, UNSEEN_STEPS] = [3, 12];
/** Static friction in pixels per step, more than gravity, and its growth per step, which brings every heap to rest. */
const [STATIC_SPEED, GROWTH] = [0.1, 0.001];

/**
 * Moves bodies until all are at rest, and draws them as rods with a dark edge and a highlight.
 * @param update called before a frame's steps with their number; returns whether it moves something itself
 */
export function createAnimation(
  canvas: HTMLCanvasElement,
  world: World,
  colours: readonly string[],
  update: (steps: number) => boolean = () => false,
) {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const scale = Math.min(devicePixelRatio, 2);
  let request = 0;
  let last = 0;
  let staticSpeed = 0;

  /** Strokes with a width and an offset upwards, both in radii. */
  const stroke = (path: Path2D, colour: string, width: number, offset: number) => {
    context.setTransform(scale, 0, 0, scale, 0, -offset * world.radius * scale);
    context.lineWidth = width * world.radius;
    context.strokeStyle = colour;
    context.stroke(path);
  };
  const draw = () => {
    const paths = colours.map(() => new Path2D());
    const all = new Path2D();
    for (const [a, b] of world.bodies) {
      const path = paths[a.body % colours.length];
      path?.moveTo(a.x, a.y);
      path?.lineTo(b.x, b.y);
    }
    context.resetTransform();
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.lineCap = 'round';
    for (const path of paths) all.addPath(path);
    stroke(all, 'rgb(0 0 0 / 0.6)', 2, 0);
    for (const [index, path] of paths.entries()) stroke(path, colours[index] ?? '', 1.7, 0.1);
    stroke(all, 'rgb(255 255 255 / 0.55)', 0.4, 0.45);
  };
  const frame = (now: number) => {
    const isReduced = isMotionReduced();
    const passed = Math.round(((now - last) * STEPS_PER_SECOND) / 1000);
    const steps = isReduced ? UNSEEN_STEPS : Math.max(1, Math.min(passed, MOST_STEPS));
    last = now;
    let isMoving = update(steps);
    for (let count = 0; count < steps; count++) {
      staticSpeed += GROWTH;
      isMoving = step(world, staticSpeed) || isMoving;
    }
    if (!isReduced || !isMoving) draw();
    request = isMoving ? requestAnimationFrame(frame) : 0;
  };
  const animation = {
    draw,
    /** Fits the canvas to the world. */
    resize() {
      canvas.width = Math.round(world.width * scale);
      canvas.height = Math.round(world.floor * scale);
    },
    start() {
      staticSpeed = STATIC_SPEED;
      if (request) return;
      last = performance.now();
      request = requestAnimationFrame(frame);
    },
    stop() {
      cancelAnimationFrame(request);
      request = 0;
    },
  };
  animation.resize();
  return animation;
}
