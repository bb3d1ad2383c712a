/** Shows a toast in place of the one with the same id, for example of a loading one. */
export type ShowToast = (
  kind: 'success' | 'info' | 'warning' | 'error' | 'loading',
  message: string,
  options?: { id?: string },
) => unknown;

export type ToastRequest = Parameters<ShowToast> | [kind: 'dismiss', id: string];

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
