import { isMotionReduced } from './motion.ts';

/** Pixels that the mouse may move during a click. */
const THRESHOLD = 5;
/** Share of its speed that thrown content keeps per millisecond. */
const FRICTION = 0.996;

/**
 * Lets the mouse drag and throw the content of an element; touch and pen scroll by themselves.
 * @param drag moves the content by the given pixels
 */
export function initMouseDrag(element: HTMLElement, drag: (by: number) => void): void {
  let from: number | undefined;
  let last = { x: 0, at: 0 };
  let speed = 0;
  let frame = 0;
  let dragged = false;
  const mark = (on: boolean) => {
    dragged = on;
    element.style.webkitUserSelect = on ? 'none' : '';
    element.style.scrollSnapType = on ? 'none' : '';
  };
  const throwOn = (before: number) => {
    frame = requestAnimationFrame((now) => {
      const passed = now - before;
      drag(speed * passed);
      speed *= FRICTION ** passed;
      if (Math.abs(speed) > 0.02) throwOn(now);
    });
  };
  const move = ({ clientX, timeStamp }: PointerEvent) => {
    if (from === undefined) return;
    if (!dragged && Math.abs(clientX - from) > THRESHOLD) mark(true);
    if (!dragged) return;
    drag(clientX - last.x);
    speed = (clientX - last.x) / Math.max(1, timeStamp - last.at);
    last = { x: clientX, at: timeStamp };
  };
  const end = ({ timeStamp }: PointerEvent) => {
    if (from === undefined) return;
    from = undefined;
    removeEventListener('pointermove', move);
    if (dragged && timeStamp - last.at < 60 && !isMotionReduced()) throwOn(performance.now());
    // Runs after the click that follows.
    setTimeout(() => mark(false));
  };
  element.addEventListener('pointerdown', ({ pointerType, button, clientX, timeStamp }) => {
    cancelAnimationFrame(frame);
    if (pointerType !== 'mouse' || button !== 0) return;
    from = clientX;
    last = { x: clientX, at: timeStamp };
    addEventListener('pointermove', move);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, end);
  // Stops a drag from following the link under the pointer.
  element.addEventListener('click', (event) => dragged && event.preventDefault(), true);
  // A wheel or key takes over; the browser's own dragging of links and pictures would end this drag.
  for (const type of ['wheel', 'keydown'])
    element.addEventListener(type, () => cancelAnimationFrame(frame), { passive: true });
  element.addEventListener('dragstart', (event) => event.preventDefault());
}
