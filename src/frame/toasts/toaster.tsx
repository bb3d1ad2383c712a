import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster, type ToasterProps } from 'sonner';
import type { ToastKind, ToastOptions } from '../../browser/toast-event.ts';
import styles from './toaster.module.css';

/** The width, 356 px, is sonner's own. */
const defaults = {
  visibleToasts: 3,
  duration: 4000,
  gap: 14,
  position: 'bottom-right',
  hotkey: ['altKey', 'KeyT'],
  closeButton: true,
} as const satisfies ToasterProps;

/** How long a live region must stand before assistive technology reliably reads what is put into it, in milliseconds. */
const SETTLE = 150;

/** Clear of the scroll-to-top button, which has the corner itself. */
const offset = {
  bottom: 'var(--toast-bottom)',
  right: 'var(--toast-side)',
  left: 'var(--toast-side)',
};

/** sonner 2 closes the open list only when a mouse leaves it; opened by the keyboard it would stay. Whatever happens elsewhere closes it. */
function closeWhenLeft(region: HTMLElement) {
  const leave = ({ target }: Event) => {
    if (target instanceof Node && region.contains(target)) return;
    const toast = region.querySelector('[data-expanded="true"]');
    toast?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    // React makes its mouseleave from this one.
    toast?.dispatchEvent(
      new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }),
    );
  };
  for (const happening of ['focusin', 'pointerdown', 'pointermove']) {
    document.addEventListener(happening, leave, { passive: true });
  }
}

let ready: Promise<void> | undefined;

function mount(): Promise<void> {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) throw new Error('The document has no toast region.');
  closeWhenLeft(region);
  createRoot(region).render(
    <Toaster
      {...defaults}
      className={styles.toaster ?? ''}
      containerAriaLabel={region.dataset.label ?? ''}
      offset={offset}
      mobileOffset={offset}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: region.dataset.close ?? '',
        classNames: {
          toast: styles.toast ?? '',
          content: styles.content ?? '',
          title: styles.title ?? '',
          icon: styles.icon ?? '',
          closeButton: `round ${styles.close}`,
        },
      }}
    />,
  );
  return new Promise((settled) => setTimeout(settled, SETTLE));
}

/** Resolves when a toast can be seen, heard and closed: its region stands and no modal dialog makes it inert (HTML, 6.3.1). */
export async function toasterIsFree(): Promise<void> {
  ready ??= mount();
  await ready;
  for (;;) {
    const modal = document.querySelector('dialog:modal');
    if (!modal) return;
    await new Promise((closed) => modal.addEventListener('close', closed, { once: true }));
  }
}

export const showToast = (kind: ToastKind, message: string, options: ToastOptions) =>
  sonner[kind](message, options);

export const dismissToast = (id: string) => sonner.dismiss(id);
