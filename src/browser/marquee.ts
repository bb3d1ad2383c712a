/**
 * Gives a `ui/marquee` its true speed: the style sheet moves each track by its own width in a fixed time, so the
 * playback rate follows from that width and the pixels a second in `data-marquee`. A rate, unlike a
 * new duration, leaves the tracks where they are. Without this the fixed time serves.
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
}
