import { isMotionReduced } from './motion.ts';
import { initMouseDrag } from './mouse-drag.ts';

/** Starts one `ui/carousel`: buttons, progress, focus and dragging. Without it the list still scrolls. */
export function initCarousel(carousel: HTMLElement): void {
  const scroller = carousel.querySelector<HTMLElement>('[data-carousel-scroller]');
  const bar = carousel.querySelector<HTMLProgressElement>('[data-carousel-progress]');
  const place = carousel.querySelector<HTMLElement>('[data-carousel-position]');
  if (!scroller || !bar || !place) return;
  const buttons = carousel.querySelectorAll<HTMLElement>('[data-carousel-step]');
  const controls = carousel.querySelectorAll<HTMLElement>('[data-carousel-controls]');
  const { carouselPosition = '' } = place.dataset;
  const last = (scroller.firstElementChild?.childElementCount ?? 1) - 1;

  // Right-to-left positions are negative. `dir` avoids reading the computed style, which would be calculated too early.
  const sign = document.dir === 'rtl' ? -1 : 1;
  const position = () => sign * scroller.scrollLeft;
  const roomToScroll = () => scroller.scrollWidth - scroller.clientWidth;
  const show = () => {
    // Reads come before writes, which avoids a second layout.
    const at = position();
    const room = roomToScroll();
    const part = room > 0 ? Math.max(0, Math.min(1, at / room)) : 1;
    for (const control of controls) control.hidden = room < 1;
    bar.value = Math.round(part * 100);
    place.textContent = carouselPosition.replace('{number}', `${1 + Math.round(part * last)}`);
    carousel.toggleAttribute('data-scrolled', at > 10);
    for (const button of buttons) {
      const atEnd = Number(button.dataset.carouselStep) < 0 ? at < 1 : part > 0.999;
      button.setAttribute('aria-disabled', String(atEnd));
    }
  };

  // End of the current smooth scroll in pixels: the next click starts from there, so that fast clicks add up.
  let target: number | undefined;
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const next = (target ?? position()) + Number(button.dataset.carouselStep);
      target = Math.max(0, Math.min(roomToScroll(), next));
      scroller.scrollTo({
        left: sign * target,
        behavior: isMotionReduced() ? 'instant' : 'smooth',
      });
    });
  }
  const settle = () => (target = undefined);
  // Any other scrolling ends the smooth scroll.
  for (const type of ['wheel', 'pointerdown', 'keydown', 'focusin', 'scrollend'])
    scroller.addEventListener(type, settle, { passive: true });
  scroller.addEventListener('scroll', show, { passive: true });
  // The list grows too, such as when its fonts arrive.
  const resized = new ResizeObserver(() => {
    settle();
    show();
  });
  for (const element of [scroller, ...scroller.children]) resized.observe(element);

  // Chromium doesn't scroll to a link once 32 px of it are visible. A clicked link stays under the pointer.
  scroller.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    // Scrolls to the slide first: the list snaps, and a part of it might not be enough. A slide may be taller than the window.
    for (const part of [target.closest('li'), target])
      part?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  initMouseDrag(scroller, (by) => {
    scroller.scrollLeft -= by;
  });
}
