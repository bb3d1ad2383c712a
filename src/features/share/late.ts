import type { ShowToast } from '../../browser/toast-event.ts';
import { features } from '../../content/features.ts';
import { initShare } from './init-share.ts';

/** Starts the share blocks of the page (document/init-later.ts). */
export function startLate(showToast: ShowToast): void {
  if (features.insights)
    for (const share of document.querySelectorAll<HTMLElement>('[data-share]'))
      initShare(share, showToast);
}
