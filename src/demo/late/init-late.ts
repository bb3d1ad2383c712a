import { initEach } from '../../browser/dom.ts';
import { loadTexts } from '../../browser/load-texts.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { whenNear } from '../../browser/when-near.ts';
import type { BiteWords } from '../bites/bite-words.ts';
import type { CupWords } from '../cup/cup-words.ts';
import type { PlateWords } from '../plates/plate-words.ts';

const ignore = () => undefined;

/** Starts what visitors play with (document/init-late.ts), once the browser is idle or it comes near. A page whose code does not come goes without. */
export function initLate(): void {
  initEach('[data-home-hero]', (hero) =>
    whenIdle(() =>
      Promise.all([import('../bites/bites.ts'), loadTexts<BiteWords>('bite')]).then(
        ([{ initBites }, words]) => initBites(hero, words),
        ignore,
      ),
    ),
  );
  if (document.querySelector('article [data-transition^="service-"]'))
    whenIdle(() => import('../gags/gags.ts').then(({ initGags }) => initGags(), ignore));
  initEach('[data-not-found] [data-stage]', (stage) =>
    whenIdle(() =>
      Promise.all([import('../cup/cup.ts'), loadTexts<CupWords>('cup')]).then(
        ([{ initCup }, words]) => initCup(stage, words),
        ignore,
      ),
    ),
  );
  initEach('[data-plate]', (place) =>
    whenNear(place, () =>
      Promise.all([import('../plates/plate.ts'), loadTexts<PlateWords>('plate')]).then(
        ([{ initPlate }, words]) => initPlate(place, words),
        ignore,
      ),
    ),
  );
}
