/** A place that keeps its velocity by where it was one step ago. Lengths are pixels, velocities pixels a step. */
interface Disc {
  x: number;
  y: number;
  lastX: number;
  lastY: number;
  /** Where it has been for `idle` steps, or nearly. */
  restX: number;
  restY: number;
  idle: number;
  isTouched: boolean;
  /** Another of its cell in the grid. */
  next: Disc | undefined;
  body: Body | undefined;
}
/** A stick between two discs. */
export type Body = readonly [Disc, Disc];

export interface World {
  bodies: Body[];
  radius: number;
  /** Between the two discs of a body. */
  length: number;
  width: number;
  floor: number;
  /** From the nearest obstacle to a place, negative inside it. */
  distance: (x: number, y: number) => number;
}

export const STEPS_PER_SECOND = 180;
const GRAVITY = 0.06;
const AIR = 0.998;
/** After so many steps near one place a disc that lies on something sleeps there, so that no heap trembles. */
const PATIENCE = 40;
const FRICTION = 0.3;
const BOUNCE = 0.3;
/** Slower, nothing bounces. */
const SOFT = 0.5;
const CELLS = 4096;

/** Adds a body with its middle at a place. */
export function addBody(world: World, x: number, y: number, angle: number, vx = 0, vy = 0): void {
  const [dx, dy] = [Math.cos(angle) * world.length * 0.5, Math.sin(angle) * world.length * 0.5];
  const disc = (discX: number, discY: number): Disc => ({
    x: discX,
    y: discY,
    lastX: discX - vx,
    lastY: discY - vy,
    restX: discX,
    restY: discY,
    idle: 0,
    isTouched: false,
    next: undefined,
    body: undefined,
  });
  const body: Body = [disc(x - dx, y - dy), disc(x + dx, y + dy)];
  for (const one of body) one.body = body;
  world.bodies.push(body);
}

/** Pushes a disc out of an obstacle along its normal. It slides slower, and where it was fast it bounces. */
function push(disc: Disc, nx: number, ny: number, depth: number): void {
  const [vx, vy] = [disc.x - disc.lastX, disc.y - disc.lastY];
  const speed = vx * nx + vy * ny;
  const back = speed < -SOFT ? -BOUNCE * speed : 0;
  disc.isTouched = true;
  disc.x += nx * depth;
  disc.y += ny * depth;
  disc.lastX = disc.x - (vx - speed * nx) * (1 - FRICTION) - back * nx;
  disc.lastY = disc.y - (vy - speed * ny) * (1 - FRICTION) - back * ny;
}

function keepLength([a, b]: Body, length: number): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = (1 - length / (Math.hypot(dx, dy) || 1)) / 2;
  a.x += dx * share;
  a.y += dy * share;
  b.x -= dx * share;
  b.y -= dy * share;
}

/** Moves two discs apart, and each a little with the other. */
function separate(a: Disc, b: Disc, reach: number): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  if (square >= reach * reach || square === 0) return;
  const distance = Math.sqrt(square);
  const [nx, ny] = [dx / distance, dy / distance];
  const slide = (b.x - b.lastX - a.x + a.lastX) * -ny + (b.y - b.lastY - a.y + a.lastY) * nx;
  const [along, apart] = [slide * FRICTION * 0.5, (reach - distance) * 0.5];
  a.x -= nx * apart + ny * along;
  a.y -= ny * apart - nx * along;
  b.x += nx * apart + ny * along;
  b.y += ny * apart - nx * along;
  a.isTouched = b.isTouched = true;
}

const heads: (Disc | undefined)[] = [];
const cellOf = (column: number, row: number) => (column + row * 191) & (CELLS - 1);

function separateAll({ bodies, radius }: World): void {
  const reach = 2 * radius;
  heads.length = 0;
  heads.length = CELLS;
  for (const body of bodies)
    for (const disc of body) {
      const [column, row] = [Math.floor(disc.x / reach), Math.floor(disc.y / reach)];
      for (let cell = 0; cell < 9; cell++) {
        const index = cellOf(column + (cell % 3) - 1, row + Math.floor(cell / 3) - 1);
        for (let other = heads[index]; other; other = other.next)
          if (other.body !== body) separate(disc, other, reach);
      }
      const own = cellOf(column, row);
      disc.next = heads[own];
      heads[own] = disc;
    }
}

/** Keeps a disc out of walls, floor and obstacles. */
function confine(disc: Disc, { radius, width, floor, distance }: World): void {
  if (disc.x < radius) push(disc, 1, 0, radius - disc.x);
  if (disc.x > width - radius) push(disc, -1, 0, disc.x - width + radius);
  const depth = radius - distance(disc.x, disc.y);
  if (depth > 0) {
    const nx = distance(disc.x + radius, disc.y) - distance(disc.x - radius, disc.y);
    const ny = distance(disc.x, disc.y + radius) - distance(disc.x, disc.y - radius);
    const norm = Math.hypot(nx, ny);
    // In the middle of a gap that is too narrow the slope is nearly none, and the disc is not thrown from wall to wall.
    if (norm > 0) push(disc, nx / norm, ny / norm, depth * Math.min(1, norm / (2 * radius)));
  }
  if (disc.y > floor - radius) push(disc, 0, -1, disc.y - floor + radius);
}

/** @returns whether a disc sleeps: then it stays where it rests, unless it was pushed away from there */
function settle(disc: Disc, radius: number): boolean {
  const isNear = Math.hypot(disc.x - disc.restX, disc.y - disc.restY) < 0.5 * radius;
  if (isNear && disc.isTouched) disc.idle++;
  else {
    disc.idle = 0;
    disc.restX = disc.x;
    disc.restY = disc.y;
  }
  if (disc.idle < PATIENCE) return false;
  disc.x = disc.lastX = disc.restX;
  disc.y = disc.lastY = disc.restY;
  return true;
}

/**
 * Moves all by one step: position-based dynamics with small steps, one pass of constraints each
 * (Macklin et al., "Small Steps in Physics Simulation", 2019).
 * @returns the speed of the fastest
 */
export function step(world: World): number {
  const most = 1.8 * world.radius;
  for (const body of world.bodies)
    for (const disc of body) {
      const [vx, vy] = [(disc.x - disc.lastX) * AIR, (disc.y - disc.lastY) * AIR + GRAVITY];
      const slower = Math.min(1, most / Math.hypot(vx, vy));
      disc.lastX = disc.x;
      disc.lastY = disc.y;
      disc.isTouched = false;
      disc.x += vx * slower;
      disc.y += vy * slower;
    }
  separateAll(world);
  let fastest = 0;
  for (const body of world.bodies) {
    keepLength(body, world.length);
    for (const disc of body) {
      confine(disc, world);
      if (!settle(disc, world.radius))
        fastest = Math.max(fastest, Math.hypot(disc.x - disc.lastX, disc.y - disc.lastY));
    }
  }
  return fastest;
}
