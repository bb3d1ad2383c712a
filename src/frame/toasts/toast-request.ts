import type { ToastKind, ToastOptions } from './toast.ts';

/** What is asked: a kind of toast with its message, or 'dismiss' with an id. */
type ToastRequest =
  | [kind: ToastKind, message: string, options?: ToastOptions]
  | [kind: 'dismiss', id: string];

declare global {
  interface DocumentEventMap {
    'toast-request': CustomEvent<ToastRequest>;
  }
}

/**
 * Asks the document's script for a toast. For islands: code that they share with that script, were it only a constant,
 * would become a file of its own, and every page would have to fetch it.
 */
export function askToast(...request: ToastRequest): void {
  const type: keyof DocumentEventMap = 'toast-request';
  document.dispatchEvent(new CustomEvent(type, { detail: request }));
}
