import { isMotionReduced } from './motion.ts';

/** Starts one `ui/carousel`: steps and progress; the list itself scrolls without this. */
export function initCarousel(carousel: Element): void {
  const scroller = carousel.querySelector('[data-carousel-scroller]');
  const bar = carousel.querySelector<HTMLProgressElement>('[data-carousel-progress]');
  const buttons = [...carousel.querySelectorAll<HTMLElement>('[data-carousel-step]')];
  if (!scroller || !bar) return;

  // From right to left, positions are below zero. Not asked of the computed style, which would be worked out early.
  const sign = document.dir === 'rtl' ? -1 : 1;
  const position = () => sign * scroller.scrollLeft;
  // Where a smooth scroll is still going to: the next click counts from there, so that fast clicks add up.
  let target: number | undefined;
  const controls = carousel.querySelectorAll<HTMLElement>('[data-carousel-controls]');
  const show = () => {
    // Every read stands before the first write, or the browser would lay the page out twice.
    const at = position();
    const room = scroller.scrollWidth - scroller.clientWidth;
    for (const control of controls) control.hidden = room < 1;
    const part = room > 0 ? Math.min(1, at / room) : 1;
    bar.value = Math.round(part * 100);
    carousel.toggleAttribute('data-scrolled', at > 10);
    for (const button of buttons) {
      const atEnd = Number(button.dataset.carouselStep) < 0 ? at < 1 : part > 0.999;
      button.setAttribute('aria-disabled', String(atEnd));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const room = scroller.scrollWidth - scroller.clientWidth;
      const next = (target ?? position()) + Number(button.dataset.carouselStep);
      target = Math.max(0, Math.min(room, next));
      scroller.scrollTo({
        left: sign * target,
        behavior: isMotionReduced() ? 'instant' : 'smooth',
      });
    });
  }
  const settle = () => (target = undefined);
  // Whoever scrolls the list otherwise ends the smooth scroll.
  for (const type of ['wheel', 'pointerdown', 'keydown', 'focusin', 'scrollend'])
    scroller.addEventListener(type, settle, { passive: true });
  scroller.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(() => {
    settle();
    show();
  }).observe(scroller);
}
