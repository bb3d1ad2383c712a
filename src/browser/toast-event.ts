/** Shows a toast, replacing one with the same id, such as a loading toast. */
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

/** Asks the document's script for a toast. Islands use it: sharing code with that script would add a file to every page. */
export function askToast(...request: ToastRequest): void {
  const type: keyof DocumentEventMap = 'toast-request';
  document.dispatchEvent(new CustomEvent(type, { detail: request }));
}
