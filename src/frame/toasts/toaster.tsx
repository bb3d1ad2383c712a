import { toast as sonner, Toaster } from 'sonner';
import type { ToastKind, ToastOptions } from '../../browser/toast-event.ts';
import styles from './toaster.module.css';

const offset = { bottom: 'var(--toast-bottom)' };

/** Three toasts, 4 seconds, 356 px, 14 px apart, at the bottom right, Alt T: sonner's own defaults. */
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

/** Resolves when no modal dialog makes toasts inert (HTML, 6.3.1): one can be seen, heard and closed. */
export async function toasterIsFree(): Promise<void> {
  for (;;) {
    const modal = document.querySelector('dialog:modal');
    if (!modal) return;
    await new Promise((closed) => modal.addEventListener('close', closed, { once: true }));
  }
}

export const showToast = (kind: ToastKind, message: string, options: ToastOptions) =>
  sonner[kind](message, options);

export const dismissToast = (id: string) => sonner.dismiss(id);
