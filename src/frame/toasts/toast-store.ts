import type { ShowToast, ToastRequest } from '../../browser/toast-event.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';

let code: ReturnType<typeof mountToaster> | undefined;
/** Last call by id: drops a waiting message that another has replaced or `dismissToast` has removed. */
const latestCalls = new Map<string, object>();

const PLAIN_MS = 4000;

let plainTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message in the line that replaces toasts, or clears it. */
function sayPlainly(message = ''): void {
  clearTimeout(plainTimer);
  document.querySelector('[data-plain]')?.replaceChildren(message);
  if (message) plainTimer = setTimeout(sayPlainly, PLAIN_MS);
}

async function mountToaster() {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  // Some browsers remember a failed import.
  if (!region || !navigator.onLine) throw new Error('offline');
  const toaster = import('./toaster.tsx');
  await mountIsland(region, async () => (await toaster).ToastIsland);
  return toaster;
}

async function toaster() {
  code ??= mountToaster();
  try {
    return await code;
  } catch (cause) {
    code = undefined;
    throw cause;
  }
}

/**
 * React and sonner load with the first toast; if they cannot be fetched, a plain line shows the message. A toast waits while a modal
 * dialog is open: under it, it could be neither read nor closed.
 */
export const showToast: ShowToast = async (kind, message, options) => {
  const id = options?.id;
  const call = {};
  if (id !== undefined) latestCalls.set(id, call);
  try {
    const shown = await toaster();
    await shown.toasterReady();
    sayPlainly();
    if (id === undefined || latestCalls.get(id) === call) shown.toast[kind](message, options);
  } catch {
    sayPlainly(message);
  }
};

async function dismissToast(id: string): Promise<void> {
  latestCalls.delete(id);
  if (code) (await code).toast.dismiss(id);
}

/** Shows or dismisses a toast at the request of an island. */
export const answerToast = (request: ToastRequest) =>
  request[0] === 'dismiss' ? dismissToast(request[1]) : showToast(...request);
