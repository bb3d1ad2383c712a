import { loadTexts } from '../../browser/load-texts.ts';
import { whenNear } from '../../browser/when-near.ts';
import type { WhiskWords } from './whisk-words.ts';

/** Fetches the sprinkles of the wordmark when the footer comes near (document/init-late.ts). */
export function initLate(): void {
  const button = document.querySelector<HTMLElement>('[data-whisk]');
  const footer = button?.closest('footer');
  if (!button || !footer) return;
  whenNear(footer, () =>
    Promise.all([import('./whisk.ts'), loadTexts<WhiskWords>('whisk')]).then(
      ([{ initWhisk }, words]) => initWhisk(button, footer, words),
      () => undefined,
    ),
  );
}
