import type { ShowToast } from '../../browser/toast-event.ts';

/** Says that the connection is lost, and that it is back. */
export function initConnection(
  { dataset: { lost = '', back = '' } }: HTMLElement,
  show: ShowToast,
): void {
  const id = 'connection';
  addEventListener('offline', () => show('warning', lost, { id }));
  addEventListener('online', () => show('info', back, { id }));
}
