/** Lays sprinkles on the footer's wordmark, once it comes near (document/init-late.ts). */
export function initLate(): void {
  const wordmark = document.querySelector<HTMLElement>('footer [data-wordmark]');
  // The button stands beside it.
  const settings = document.querySelector<HTMLElement>('footer [data-display-settings]');
  if (!wordmark || !settings) return;
  const near = new IntersectionObserver(
    (seen) => {
      if (!seen.at(-1)?.isIntersecting) return;
      near.disconnect();
      import('./whisk.ts').then(
        ({ initWhisk }) => initWhisk(wordmark, settings),
        () => undefined,
      );
    },
    { rootMargin: '600px' },
  );
  near.observe(wordmark);
}
