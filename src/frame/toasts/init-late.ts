import { initEach } from '../../browser/dom.ts';
import type { ShowToast } from '../../browser/toast-event.ts';

/** Announces that the connection is lost, and that it is back. */
export function initLate(showToast: ShowToast): void {
  const id = 'connection';
  initEach('[data-toasts]', ({ dataset: { lost = '', back = '' } }) => {
    addEventListener('offline', () => showToast('warning', lost, { id }));
    addEventListener('online', () => showToast('info', back, { id }));
  });
}
