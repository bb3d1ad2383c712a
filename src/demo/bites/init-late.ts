import { whenIdle } from '../../browser/when-idle.ts';

/** Pipes a word of the home page's hero and lets the hero be eaten, once the browser is idle (document/init-late.ts). */
export function initLate(): void {
  const hero = document.querySelector<HTMLElement>('[data-home-hero]');
  if (!hero) return;
  whenIdle(() =>
    Promise.all([import('./bites.ts'), import('./piping.ts')]).then(
      ([{ initBites }, { initPiping }]) => {
        initBites(hero);
        initPiping(hero);
      },
      () => undefined,
    ),
  );
}
