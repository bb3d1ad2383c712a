/** What a toast may be told besides its message. */
export interface ToastOptions {
  /** A second line. */
  description?: string;
  /** Milliseconds until it leaves; Infinity keeps it until it is closed. */
  duration?: number;
  /** Replaces the toast of the same id, for example a loading one by its outcome. */
  id?: string;
}

export const toastKinds = ['success', 'info', 'warning', 'error', 'loading'] as const;
export type ToastKind = (typeof toastKinds)[number];

let code: Promise<typeof import('./toaster.tsx')> | undefined;

/** True once the code of the toasts is on this page, so that one can be shown without a connection. */
export const toastsAreLoaded = () => code !== undefined;

async function toaster() {
  code ??= import('./toaster.tsx');
  try {
    return await code;
  } catch (cause) {
    code = undefined;
    throw cause;
  }
}

const show =
  (kind: ToastKind) =>
  async (message: string, options: ToastOptions = {}): Promise<string | number | undefined> => {
    try {
      return (await toaster()).showToast(kind, message, options);
    } catch {
      // A message about something must not become a failure of its own; whoever calls shows the essential inline, too.
      return undefined;
    }
  };

/**
 * Shows short messages at the bottom right. Each gives the toast's id, or undefined where its code could not be
 * fetched. React and sonner arrive with the first one, so call it after an interaction, never on load.
 */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  loading: show('loading'),
  /** Takes the id of a toast and removes it; without an id, all. */
  async dismiss(id?: string | number): Promise<void> {
    if (code) (await code).dismissToast(id);
  },
};
