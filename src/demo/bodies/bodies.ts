/** Has its velocity as its place one step ago (Verlet integration). Lengths in pixels, velocities in pixels per step. */
interface Disc {
  x: number;
  y: number;
  lastX: number;
  lastY: number;
  isTouching: boolean;
  /** Number of the disc's body. */
  body: number;
}
/** Two discs at a constant distance: a rod with round ends. */
type Body = readonly [Disc, Disc];

export interface World {
  bodies: Body[];
  radius: number;
  /** Between a body's discs. */
  length: number;
  width: number;
  floor: number;
  /** Signed distance from a place to the nearest obstacle, negative inside it. */
  distance: (x: number, y: number) => number;
}

const GRAVITY = 0.06;
const DRAG = 0.998;
const FRICTION = 0.1;
/** Adds a body centred on a place. */
export function addBody(world: World, x: number, y: number, angle: number, vx = 0, vy = 0): void {
  const body = world.bodies.length;
  const disc = (side: number): Disc => {
    const discX = x + Math.cos(angle) * world.length * side;
    const discY = y + Math.sin(angle) * world.length * side;
    return { x: discX, y: discY, lastX: discX - vx, lastY: discY - vy, isTouching: false, body };
  };
  world.bodies.push([disc(-0.5), disc(0.5)]);
}

/** Moves two overlapping discs apart. */
function separate(a: Disc, b: Disc, reach: number): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  if (square >= reach * reach || square === 0 || a.body === b.body) return;
  const distance = Math.sqrt(square);
  const share = (reach - distance) / distance / 2;
  a.x -= dx * share;
  a.y -= dy * share;
  b.x += dx * share;
  b.y += dy * share;
  a.isTouching = b.isTouching = true;
}

/** Sweep and prune: only discs that overlap from left to right are compared. */
function separateAll(discs: Disc[], reach: number): void {
  discs.sort((a, b) => a.x - b.x);
  let first = 0;
  for (const disc of discs) {
    for (let next = ++first; ; next++) {
      const other = discs[next];
      if (!other || other.x - disc.x >= reach) break;
      separate(disc, other, reach);
    }
  }
}

function keepLength([a, b]: Body, length: number): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = (1 - length / (Math.hypot(dx, dy) || 1)) / 2;
  a.x += dx * share;
  a.y += dy * share;
  b.x -= dx * share;
  b.y -= dy * share;
}

/** Pushes a disc out of walls, floor and obstacles, along the gradient of their distance. */
function confine(disc: Disc, { radius, width, floor, distance }: World): void {
  const at = (x: number, y: number) => Math.min(distance(x, y), x, width - x, floor - y);
  const { x, y } = disc;
  const depth = radius - at(x, y);
  if (depth <= 0) return;
  // In the middle of too narrow a gap the gradient is almost zero, so the disc isn't thrown from wall to wall.
  const share = depth / (2 * radius);
  disc.x += (at(x + radius, y) - at(x - radius, y)) * share;
  disc.y += (at(x, y + radius) - at(x, y - radius)) * share;
  disc.isTouching = true;
}

/**
 * Moves all bodies one step: position-based dynamics with small steps, one pass of constraints each
 * (Macklin et al., "Small Steps in Physics Simulation", 2019).
 * @param staticSpeed static friction: slower discs that touch something stay in place, so that no heap trembles
 * @returns whether any disc is faster
 */
export function step(world: World, staticSpeed: number): boolean {
  // Keeping bodies nearly sorted makes sorting their discs quick.
  world.bodies.sort(([a], [b]) => a.x - b.x);
  const discs = world.bodies.flat();
  for (const disc of discs) {
    const [vx, vy] = [disc.x - disc.lastX, disc.y - disc.lastY + GRAVITY];
    // A faster disc would pass through a letter.
    const factor = Math.min(DRAG, (1.8 * world.radius) / Math.hypot(vx, vy));
    disc.lastX = disc.x;
    disc.lastY = disc.y;
    disc.x += vx * factor;
    disc.y += vy * factor;
    disc.isTouching = false;
  }
  separateAll(discs, 2 * world.radius);
  for (const body of world.bodies) keepLength(body, world.length);
  let isMoving = false;
  for (const disc of discs) {
    confine(disc, world);
    const [vx, vy] = [disc.x - disc.lastX, disc.y - disc.lastY];
    const isSlow = Math.hypot(vx, vy) < staticSpeed;
    isMoving ||= !isSlow;
    if (!disc.isTouching) continue;
    if (isSlow) {
      disc.x = disc.lastX;
      disc.y = disc.lastY;
    } else {
      disc.lastX += vx * FRICTION;
      disc.lastY += vy * FRICTION;
    }
  }
  return isMoving;
}
