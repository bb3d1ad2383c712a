import { isMotionReduced } from './motion.ts';

/** Pixels that a press may move and still be a click. */
const THRESHOLD = 5;
/** Part of its speed that a thrown list keeps for each millisecond. */
const FRICTION = 0.996;

/** Lets the mouse drag the list of a `ui/carousel` and throw it; touch and pen scroll it by themselves. */
export function initCarouselDrag(scroller: HTMLElement): void {
  let from: { x: number; left: number } | undefined;
  let last = { x: 0, at: 0 };
  let speed = 0;
  let frame = 0;
  let dragged = false;
  const mark = (on: boolean) => {
    dragged = on;
    scroller.style.webkitUserSelect = on ? 'none' : '';
  };
  const throwOn = (before: number) => {
    frame = requestAnimationFrame((now) => {
      const passed = now - before;
      scroller.scrollLeft -= speed * passed;
      speed *= FRICTION ** passed;
      if (Math.abs(speed) > 0.02) throwOn(now);
    });
  };
  const move = ({ clientX, timeStamp }: PointerEvent) => {
    if (!from) return;
    const moved = clientX - from.x;
    if (!dragged && Math.abs(moved) > THRESHOLD) mark(true);
    if (!dragged) return;
    scroller.scrollLeft = from.left - moved;
    speed = (clientX - last.x) / Math.max(1, timeStamp - last.at);
    last = { x: clientX, at: timeStamp };
  };
  const end = ({ timeStamp }: PointerEvent) => {
    if (!from) return;
    from = undefined;
    removeEventListener('pointermove', move);
    if (dragged && timeStamp - last.at < 60 && !isMotionReduced()) throwOn(performance.now());
    // After the click that follows.
    setTimeout(() => mark(false));
  };
  scroller.addEventListener('pointerdown', ({ pointerType, button, clientX, timeStamp }) => {
    cancelAnimationFrame(frame);
    if (pointerType !== 'mouse' || button !== 0) return;
    from = { x: clientX, left: scroller.scrollLeft };
    last = { x: clientX, at: timeStamp };
    addEventListener('pointermove', move);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, end);
  // A link under the pointer is not followed at the end of a drag.
  scroller.addEventListener('click', (event) => dragged && event.preventDefault(), true);
  // A wheel or a key takes over; the browser's own drag of a link or a picture would end this one.
  for (const type of ['wheel', 'keydown'])
    scroller.addEventListener(type, () => cancelAnimationFrame(frame), { passive: true });
  scroller.addEventListener('dragstart', (event) => event.preventDefault());
}
