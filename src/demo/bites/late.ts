/** Lets the hero of the home page be eaten, once the browser is idle (document/init-later.ts). */
export function startLate(): void {
  const hero = document.querySelector<HTMLElement>('[data-home-hero]');
  if (!hero) return;
  // Safari has no idle callback; by then it has been idle for long enough.
  const later =
    window.requestIdleCallback ?? ((fetchCode: () => void) => setTimeout(fetchCode, 1000));
  later(() =>
    import('./bites.ts').then(
      ({ startBites }) => startBites(hero),
      () => undefined,
    ),
  );
}
