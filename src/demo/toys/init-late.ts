import { initEach } from '../../browser/dom.ts';
import type { ShowToast } from '../../browser/toast-event.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { whenNear } from '../../browser/when-near.ts';
import type { CupWords } from '../cup/cup-words.ts';
import type { IceWords } from '../icing/ice-words.ts';
import type { DrawingWords } from '../interactive-drawings/drawing-words.ts';
import { startToy } from './start-toy.ts';

/** Starts the toys (document/init-late.ts) when the browser is idle or they are near. */
export function initLate(_: ShowToast, reportMissingCode: () => void): void {
  initEach('h1 em', (word) =>
    whenIdle(() =>
      startToy(import('../icing/init-piping.ts'), 'ice', ({ initPiping }, words: IceWords) =>
        initPiping(word, words, reportMissingCode),
      ),
    ),
  );
  if (document.querySelector('article [data-transition^="service-"]'))
    whenIdle(() =>
      import('../hover-animations/hover-animations.ts').then(
        ({ initHoverAnimations }) => initHoverAnimations(),
        () => undefined,
      ),
    );
  initEach('[data-not-found] [data-stage]', (stage) =>
    whenIdle(() =>
      startToy(import('../cup/cup.ts'), 'cup', ({ initCup }, words: CupWords) =>
        initCup(stage, words),
      ),
    ),
  );
  initEach('[data-drawing]', (place) =>
    whenNear(place, () =>
      startToy(
        import('../interactive-drawings/drawing.ts'),
        'drawing',
        ({ initDrawing }, words: DrawingWords) => initDrawing(place, words),
      ),
    ),
  );
}
