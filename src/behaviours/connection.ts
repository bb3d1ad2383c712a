import { toast, toastsAreLoaded } from '../frame/toasts/toast.ts';

/**
 * Says when the connection is lost and when it is back. The code of the toasts cannot be fetched without a connection,
 * and some browsers remember a failed import for good, so it is not tried: then only "back" is said.
 */
export function wakeConnection({ dataset: { lost = '', back = '' } }: HTMLElement): void {
  const id = 'connection';
  addEventListener('offline', () => toastsAreLoaded() && toast.warning(lost, { id }));
  addEventListener('online', () => toast.info(back, { id }));
}
