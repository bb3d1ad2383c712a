import { initCarouselDrag } from '../../../browser/carousel-drag.ts';

/** Fetches the scene's code and styles once the page comes near to it. Should they not come, their room goes. */
export function loadTurntable(place: HTMLElement): void {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      import('./init-turntable.ts')
        .then(({ initTurntable }) => initTurntable(place, initCarouselDrag))
        .catch(() => place.remove());
    },
    { rootMargin: '100%' },
  );
  near.observe(place);
}
