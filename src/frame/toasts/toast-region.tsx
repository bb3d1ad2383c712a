import styles from './toast-region.module.css';

interface ToastRegionProps {
  labels: { label: string; close: string; lost: string; back: string; missing: string };
}

/** Region of the toasts, with their texts, and a line for messages while the toasts' code cannot be fetched. */
export function ToastRegion({ labels }: ToastRegionProps) {
  return (
    <>
      <div
        data-toasts=""
        data-label={labels.label}
        data-close={labels.close}
        data-lost={labels.lost}
        data-back={labels.back}
        data-missing={labels.missing}
      />
      <p className={styles.plain} role="status" data-plain="" />
    </>
  );
}
