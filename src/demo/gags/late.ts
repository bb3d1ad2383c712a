/** Lets services' cards play their gags, once the browser is idle (document/init-later.ts). */
export function startLate(): void {
  if (!document.querySelector('article [data-transition^="service-"]')) return;
  // Safari has no idle callback; by then it has been idle for long enough.
  const later =
    window.requestIdleCallback ?? ((fetchCode: () => void) => setTimeout(fetchCode, 1000));
  later(() =>
    import('./gags.ts').then(
      ({ startGags }) => startGags(),
      () => undefined,
    ),
  );
}
