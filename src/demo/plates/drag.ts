/** Lets `[data-drag]` of a drawing be dragged, and tells what lies below it when it is let go. */
export function initDrag(drawing: SVGSVGElement, drop: (below: Element | undefined) => void): void {
  const chip = drawing.querySelector<SVGElement>('[data-drag]');
  // Keeps the page still below a finger: `touch-action` says nothing on a part of an SVG.
  chip?.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
  chip?.addEventListener('pointerdown', ({ pointerId, clientX, clientY }) => {
    const { width, height } = drawing.getBoundingClientRect();
    const moves = new AbortController();
    const move = (x: number, y: number) => {
      chip.style.setProperty('--dx', `${(100 * x) / width}%`);
      chip.style.setProperty('--dy', `${(100 * y) / height}%`);
    };
    const end = () => {
      moves.abort();
      delete chip.dataset.held;
      move(0, 0);
    };
    chip.setPointerCapture(pointerId);
    chip.dataset.held = '';
    const { signal } = moves;
    chip.addEventListener('pointermove', (at) => move(at.clientX - clientX, at.clientY - clientY), {
      signal,
    });
    chip.addEventListener('pointercancel', end, { signal });
    chip.addEventListener(
      'pointerup',
      (at) => {
        const below = document.elementsFromPoint(at.clientX, at.clientY);
        end();
        drop(below.find((element) => element.closest('[data-pick]')));
      },
      { signal },
    );
  });
}
