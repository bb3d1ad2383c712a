import { STEPS_PER_SECOND, step, type World } from './bodies.ts';

/** Steps of one frame at most: a slow machine sees them fall slower. */
const MOST_STEPS = 4;
/** Milliseconds after which the loop ends in any case, if nobody wakes it again. */
const LONGEST = 4500;
/** Slower, in pixels a step, nobody sees a body move; after so many such frames, in which none was fast, the loop ends. */
const [STILL, CALM] = [0.1, 20];

/** A row of pictures, one for each colour: a dark edge, the colour, and a gleam. */
function drawSprites(colours: readonly string[], { radius, length }: World, scale: number) {
  const [width, height] = [length + 2 * radius + 2, 2 * radius + 2];
  const sheet = document.createElement('canvas');
  sheet.width = Math.ceil(width * colours.length * scale);
  sheet.height = Math.ceil(height * scale);
  const context = sheet.getContext('2d') as CanvasRenderingContext2D;
  context.scale(scale, scale);
  context.lineCap = 'round';
  const line = (x: number, y: number, thickness: number, colour: string) => {
    context.lineWidth = thickness;
    context.strokeStyle = colour;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + length, y);
    context.stroke();
  };
  for (const [index, colour] of colours.entries()) {
    const x = index * width + radius + 1;
    line(x, height / 2, 2 * radius, colour);
    line(x, height / 2, 2 * radius, 'rgb(0 0 0 / 0.3)');
    line(x, height / 2 - 0.12 * radius, 1.6 * radius, colour);
    line(x, height / 2 - 0.4 * radius, 0.4 * radius, 'rgb(255 255 255 / 0.55)');
  }
  return { sheet, width, height };
}

/**
 * Draws bodies as sticks of candy and moves them, as long as something moves. The origin of the world lies `top` pixels below the
 * upper edge of the canvas.
 * @param drive is called before a frame's steps with their number; what it returns: whether it moves something itself
 */
export function makeCandy(
  canvas: HTMLCanvasElement,
  world: World,
  colours: readonly string[],
  top = 0,
  drive: (steps: number) => boolean = () => false,
) {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const scale = Math.min(devicePixelRatio, 2);
  canvas.width = Math.round(world.width * scale);
  canvas.height = Math.round((top + world.floor) * scale);
  const { sheet, width, height } = drawSprites(colours, world, scale);
  let request = 0;
  let last = 0;
  let calm = 0;
  let end = 0;

  const draw = () => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const [index, [a, b]] of world.bodies.entries()) {
      const turn = Math.atan2(b.y - a.y, b.x - a.x);
      // The light comes from above.
      const side = Math.abs(turn) > Math.PI / 2 ? -scale : scale;
      const [cos, sin] = [Math.cos(turn) * side, Math.sin(turn) * side];
      const [x, y] = [((a.x + b.x) / 2) * scale, ((a.y + b.y) / 2 + top) * scale];
      context.setTransform(cos, sin, -sin, cos, x, y);
      const from = (index % colours.length) * width * scale;
      const [w, h] = [width * scale, height * scale];
      context.drawImage(sheet, from, 0, w, h, -width / 2, -height / 2, width, height);
    }
  };
  const frame = (now: number) => {
    const passed = Math.round(((now - last) * STEPS_PER_SECOND) / 1000);
    const steps = Math.max(1, Math.min(passed, MOST_STEPS));
    last = now;
    const isDriven = drive(steps);
    let isMoving = isDriven;
    if (!request) return;
    for (let count = 0; count < steps; count++) isMoving = step(world) > STILL || isMoving;
    draw();
    calm = isMoving ? 0 : calm + 1;
    request = isDriven || (calm < CALM && now < end) ? requestAnimationFrame(frame) : 0;
  };
  return {
    draw,
    wake() {
      calm = 0;
      end = performance.now() + LONGEST;
      if (request) return;
      last = performance.now();
      request = requestAnimationFrame(frame);
    },
    stop() {
      cancelAnimationFrame(request);
      request = 0;
    },
  };
}
