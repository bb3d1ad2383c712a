import { whenNear } from '../../browser/when-near.ts';
import { startToy } from '../toys/start-toy.ts';
import type { WhiskWords } from './whisk-words.ts';

/** Fetches the sprinkles of the wordmark when the footer is near (document/init-late.ts). */
export function initLate(): void {
  const button = document.querySelector<HTMLElement>('[data-whisk]');
  const footer = button?.closest('footer');
  if (!button || !footer) return;
  whenNear(footer, () =>
    startToy(import('./whisk.ts'), 'whisk', ({ initWhisk }, words: WhiskWords) =>
      initWhisk(button, footer, words),
    ),
  );
}
