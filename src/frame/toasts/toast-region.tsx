import type { FrameLabels } from '../../content/schema/navigation.ts';
import styles from './toast-region.module.css';

/** Region of the toasts, with their texts, and a line for messages while the toasts' code cannot be fetched. */
export function ToastRegion({ labels }: { labels: FrameLabels['toasts'] }) {
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
