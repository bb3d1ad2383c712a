import styles from './toast-region.module.css';

interface ToastRegionProps {
  labels: { label: string; close: string; lost: string; back: string };
}

/**
 * The place on every page where toasts appear; toast-store.ts fills it, init-connection.ts reads its texts. Beside it, one
 * for the message that the connection is lost: the code of toasts could not be fetched then.
 */
export function ToastRegion({ labels }: ToastRegionProps) {
  return (
    <>
      <div
        data-toasts
        data-label={labels.label}
        data-close={labels.close}
        data-lost={labels.lost}
        data-back={labels.back}
      />
      <p className={styles.offline} role="status" data-offline />
    </>
  );
}
