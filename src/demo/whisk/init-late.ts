import { initEach } from '../../browser/dom.ts';

/** Lays sprinkles on the footer's wordmark, once it comes near (document/init-late.ts). */
export function initLate(): void {
  const wordmark = document.querySelector<HTMLElement>('footer [data-wordmark]');
  if (!wordmark) return;
  initEach<HTMLButtonElement>('[data-whisk]', (button) => {
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.at(-1)?.isIntersecting) return;
        near.disconnect();
        import('./whisk.ts').then(
          ({ initWhisk }) => initWhisk(wordmark, button),
          () => undefined,
        );
      },
      { rootMargin: '600px' },
    );
    near.observe(wordmark);
  });
}
