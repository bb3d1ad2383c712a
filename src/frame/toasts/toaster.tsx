import { Toaster, toast } from 'sonner';
import styles from './toaster.module.css';

/** Time in ms for which a live region must exist before assistive technology reliably announces changes. */
const SETTLE_MS = 150;
let ready: Promise<void> | undefined;

const offset = { bottom: 'var(--toast-bottom)' };

/** Keeps sonner's defaults: three toasts, 4 seconds, 356 px, 14 px apart, at the bottom right, Alt T. */
export const ToastIsland = ({ place: { dataset } }: { place: HTMLElement }) => (
  <Toaster
    richColors
    closeButton
    className={styles.toaster ?? ''}
    containerAriaLabel={dataset.label ?? ''}
    offset={offset}
    mobileOffset={offset}
    toastOptions={{
      closeButtonAriaLabel: dataset.close ?? '',
      classNames: { toast: styles.toast ?? '', closeButton: styles.close ?? '' },
    }}
  />
);

/** Resolves once a toast can be seen, heard and closed: its region has settled and no modal dialog makes it inert (HTML, 6.3.1). */
export async function toasterReady(): Promise<void> {
  ready ??= new Promise((settled) => setTimeout(settled, SETTLE_MS));
  await ready;
  for (;;) {
    const modal = document.querySelector('dialog[open]');
    if (!modal) return;
    await new Promise((closed) => modal.addEventListener('close', closed, { once: true }));
  }
}

export { toast };
