/** Keeps the thumb of a `ui/carousel` and the number of the slide beside it in step with its list. */
export function initCarouselPosition(scroller: HTMLElement): void {
  const bar = scroller.parentElement?.querySelector('progress');
  const place = scroller.parentElement?.querySelector<HTMLElement>('[data-carousel-position]');
  if (!bar || !place) return;
  const { carouselPosition = '' } = place.dataset;
  const last = (scroller.firstElementChild?.childElementCount ?? 1) - 1;
  const show = () => {
    const room = scroller.scrollWidth - scroller.clientWidth;
    const part = room > 0 ? Math.min(1, Math.abs(scroller.scrollLeft) / room) : 0;
    bar.style.setProperty('--at', `${100 * part}%`);
    bar.style.setProperty('--seen', `${100 - (100 * room) / scroller.scrollWidth}%`);
    place.textContent = carouselPosition.replace('{number}', `${1 + Math.round(part * last)}`);
  };
  scroller.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(show).observe(scroller);
}
