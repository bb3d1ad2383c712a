import type { ToastKind, ToastOptions } from '../../browser/toast-event.ts';

let code: Promise<typeof import('./toaster.tsx')> | undefined;
/** By id, what was said last: a message that waited and is not it any more has been replaced or taken back. */
const latest = new Map<string | number, object>();

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
    const { id } = options;
    const turn = {};
    if (id !== undefined) latest.set(id, turn);
    try {
      const { toasterIsFree, showToast } = await toaster();
      await toasterIsFree();
      if (id !== undefined && latest.get(id) !== turn) return id;
      return showToast(kind, message, options);
    } catch {
      // A message about something must not become a failure of its own; whoever calls shows the essential inline, too.
      return undefined;
    }
  };

/**
 * Shows short messages at the bottom right. Each gives the toast's id, or undefined where its code could not be
 * fetched. React and sonner arrive with the first one, so call it after an interaction, never on load. What is said
 * while a modal dialog is open waits until it has closed: under it, a toast could be neither read nor closed.
 */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  loading: show('loading'),
  /** Removes a toast by its id, shown or waiting; without an id, all. */
  async dismiss(id?: string | number): Promise<void> {
    if (id === undefined) latest.clear();
    else latest.delete(id);
    if (code) (await code).dismissToast(id);
  },
};
