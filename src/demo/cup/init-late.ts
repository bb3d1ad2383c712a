import { initEach } from '../../browser/dom.ts';
import { whenIdle } from '../../browser/when-idle.ts';

/** Lets the cup on the page that is not there be set upright, once the browser is idle (document/init-late.ts). */
export function initLate(): void {
  initEach('[data-not-found] [data-stage]', (stage) =>
    whenIdle(() =>
      import('./cup.ts').then(
        ({ initCup }) => initCup(stage),
        () => undefined,
      ),
    ),
  );
}
