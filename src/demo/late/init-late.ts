import { initEach } from '../../browser/dom.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { whenNear } from '../../browser/when-near.ts';

const ignore = () => undefined;

/** Starts what visitors play with (document/init-late.ts), once the browser is idle or it comes near. A page whose code does not come goes without. */
export function initLate(): void {
  initEach('[data-home-hero]', (hero) =>
    whenIdle(() => import('../bites/bites.ts').then(({ initBites }) => initBites(hero), ignore)),
  );
  if (document.querySelector('article [data-transition^="service-"]'))
    whenIdle(() => import('../gags/gags.ts').then(({ initGags }) => initGags(), ignore));
  initEach('[data-not-found] [data-stage]', (stage) =>
    whenIdle(() => import('../cup/cup.ts').then(({ initCup }) => initCup(stage), ignore)),
  );
  initEach('[data-plate]', (place) =>
    whenNear(place, () =>
      import('../plates/plate.ts').then(({ initPlate }) => initPlate(place), ignore),
    ),
  );
}
