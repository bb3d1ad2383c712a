export interface ToastOptions {
  /** Replaces the toast of the same id, for example a loading one by its outcome. */
  id?: string;
}

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

export type ShowToast = (kind: ToastKind, message: string, options?: ToastOptions) => unknown;

type ToastRequest =
  | [kind: ToastKind, message: string, options?: ToastOptions]
  | [kind: 'dismiss', id: string];

declare global {
  interface DocumentEventMap {
    'toast-request': CustomEvent<ToastRequest>;
  }
}

/** Asks the document's script for a toast. For islands: code shared with that script would be a file that every page fetches. */
export function askToast(...request: ToastRequest): void {
  const type: keyof DocumentEventMap = 'toast-request';
  document.dispatchEvent(new CustomEvent(type, { detail: request }));
}
