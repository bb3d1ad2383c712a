/**
 * Gives a `ui/marquee` its speed, the pixels a second in `data-marquee`, by the playback rate of its fixed duration: a new
 * duration would move the tracks. Out of sight it rests: moving there, it made every answer of the page 30 ms later.
 */
export function initMarquee(marquee: HTMLElement): void {
  const tracks = [...marquee.querySelectorAll('[data-marquee-track]')];
  const speed = Number(marquee.dataset.marquee);
  const [first] = tracks;
  if (!first || !(speed > 0)) return;
  new ResizeObserver(() => {
    for (const animation of tracks.flatMap((track) => track.getAnimations())) {
      const duration = Number(animation.effect?.getComputedTiming().duration);
      animation.updatePlaybackRate((speed * duration) / 1000 / first.scrollWidth);
    }
  }).observe(first);
  new IntersectionObserver((entries) => {
    marquee.toggleAttribute('data-away', !entries.at(-1)?.isIntersecting);
  }).observe(marquee);
}
