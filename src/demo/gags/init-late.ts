import { whenIdle } from '../../browser/when-idle.ts';

/** Lets services' cards play their gags, once the browser is idle (document/init-late.ts). */
export function initLate(): void {
  if (!document.querySelector('article [data-transition^="service-"]')) return;
  whenIdle(() =>
    import('./gags.ts').then(
      ({ initGags }) => initGags(),
      () => undefined,
    ),
  );
}
