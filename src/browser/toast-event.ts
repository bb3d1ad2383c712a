/** What a toast may be told besides its message. */
export interface ToastOptions {
  /** A second line. */
  description?: string;
  /** Milliseconds until it leaves; Infinity keeps it until it is closed. */
  duration?: number;
  /** Replaces the toast of the same id, for example a loading one by its outcome. */
  id?: string;
}

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** Shows a toast. The document's script gives it to the scripts that need one. */
export type ShowToast = (kind: ToastKind, message: string, options?: ToastOptions) => unknown;

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
