import styles from './toast-region.module.css';

interface ToastRegionProps {
  labels: { label: string; close: string; lost: string; back: string; missing: string };
}

/** Where toasts appear, with their texts. Beside it the place of a message while the toasts' code cannot be fetched. */
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
