import type { ShowToast } from '../../browser/toast-event.ts';

/** How long a toast stays, in ms. */
const DURATION = 4000;

/**
 * Says when the connection is lost and when it is back. The code of the toasts cannot be fetched without a connection, and
 * some browsers remember a failed import for good, so as long as it is not there the loss is said without it.
 */
export function initConnection(
  { dataset: { lost = '', back = '' } }: HTMLElement,
  show: ShowToast,
  toastsAreLoaded: () => boolean,
): void {
  const id = 'connection';
  const plain = document.querySelector('[data-offline]');
  addEventListener('offline', () => {
    if (toastsAreLoaded()) show('warning', lost, { id });
    else {
      plain?.replaceChildren(lost);
      setTimeout(() => plain?.replaceChildren(), DURATION);
    }
  });
  addEventListener('online', () => {
    plain?.replaceChildren();
    show('info', back, { id });
  });
}
