/**
 * Sets the speed of a `ui/marquee` (`data-marquee`, pixels a second) by the playback rate: a new duration would move the
 * tracks. Pauses it out of sight, where moving delayed every response of the page by 30 ms, and by its button, which needs
 * `:has()` without this script.
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
  const pause = marquee.querySelector<HTMLInputElement>('[data-marquee-pause]');
  let isAway = false;
  const update = () => marquee.toggleAttribute('data-paused', isAway || !!pause?.checked);
  pause?.addEventListener('change', update);
  new IntersectionObserver((entries) => {
    isAway = !entries.at(-1)?.isIntersecting;
    update();
  }).observe(marquee);
}
