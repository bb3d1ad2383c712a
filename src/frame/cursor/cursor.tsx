import styles from './cursor.module.css';

/** The sprinkle that follows the pointer (behaviours/cursor.ts). The real pointer stays; nobody needs this. */
export function Cursor({ labels }: { labels: { go: string; here: string } }) {
  return (
    <div
      className={styles.cursor}
      popover="manual"
      aria-hidden="true"
      data-cursor="small"
      data-go={labels.go}
      data-here={labels.here}
    >
      <span className={styles.ring}>
        <span className={styles.label} data-cursor-label />
      </span>
    </div>
  );
}
