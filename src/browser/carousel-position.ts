/** Says in a `ui/carousel` which slide is first, and to assistive technology how far it is scrolled. */
export function initCarouselPosition(scroller: HTMLElement): void {
  const bar = scroller.parentElement?.querySelector('progress');
  const place = scroller.parentElement?.querySelector<HTMLElement>('[data-carousel-position]');
  if (!bar || !place) return;
  const { carouselPosition = '' } = place.dataset;
  const last = (scroller.firstElementChild?.childElementCount ?? 1) - 1;
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' });
  const show = () => {
    const room = scroller.scrollWidth - scroller.clientWidth;
    const part = room > 0 ? Math.min(1, Math.abs(scroller.scrollLeft) / room) : 0;
    bar.ariaValueText = percent.format(part);
    place.textContent = carouselPosition.replace('{number}', `${1 + Math.round(part * last)}`);
  };
  scroller.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(show).observe(scroller);
}
