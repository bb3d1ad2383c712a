/**
 * Gives a `ui/marquee` its true pace: the style sheet moves the track by its own width, so the duration is
 * that width divided by the pixels a second in `data-marquee`. Without this a fixed duration serves.
 */
export function initMarquee(marquee: HTMLElement): void {
  const track = marquee.querySelector('[data-marquee-track]');
  const speed = Number(marquee.dataset.marquee);
  if (!track || !(speed > 0)) return;
  new ResizeObserver(() => {
    marquee.style.setProperty('--marquee-duration', `${track.scrollWidth / speed}s`);
  }).observe(track);
}
