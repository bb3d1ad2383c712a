/** Makes `[data-drag]` of a drawing draggable, and passes the element below it to `drop`. */
export function initDrag(drawing: SVGSVGElement, drop: (below: Element | undefined) => void): void {
  const chip = drawing.querySelector<SVGElement>('[data-drag]');
  if (!chip) return;
  let from = { clientX: 0, clientY: 0 };
  const move = ({ clientX, clientY } = from) => {
    const { width, height } = drawing.getBoundingClientRect();
    chip.style.setProperty('--dx', `${(100 * (clientX - from.clientX)) / width}%`);
    chip.style.setProperty('--dy', `${(100 * (clientY - from.clientY)) / height}%`);
  };
  // Prevents scrolling: `touch-action` has no effect on a part of an SVG.
  chip.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
  chip.addEventListener('pointerdown', (event) => {
    from = event;
    chip.dataset.held = '';
    chip.setPointerCapture(event.pointerId);
  });
  chip.addEventListener('pointermove', (event) => 'held' in chip.dataset && move(event));
  chip.addEventListener('pointerup', ({ clientX, clientY }) => {
    const below = document.elementsFromPoint(clientX, clientY);
    drop(below.find((element) => element.closest('[data-pick]')));
  });
  chip.addEventListener('lostpointercapture', () => {
    delete chip.dataset.held;
    move();
  });
}
