import { whenNear } from '../../browser/when-near.ts';

/** Fetches the sprinkles of the wordmark when the footer comes near (document/init-late.ts). */
export function initLate(): void {
  const button = document.querySelector<HTMLElement>('[data-whisk]');
  const footer = button?.closest('footer');
  if (!button || !footer) return;
  whenNear(footer, () =>
    import('./whisk.ts').then(
      ({ initWhisk }) => initWhisk(button, footer),
      () => undefined,
    ),
  );
}
