import type { ReactNode } from 'react';
import styles from './snap-row.module.css';

/** A list that scrolls sideways on a phone, one item at a time, and is a grid elsewhere (browser/snap-row.ts). */
export function SnapRow({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <div className={styles.row} role="group" aria-labelledby={labelledBy} data-snap-row="">
      {children}
    </div>
  );
}
