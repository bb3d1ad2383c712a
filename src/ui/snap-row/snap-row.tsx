import type { ReactNode } from 'react';
import styles from './snap-row.module.css';

interface SnapRowProps {
  labelledBy: string;
  children: ReactNode;
}

/** A list that scrolls sideways on a phone, one item at a time, and is a grid elsewhere (browser/snap-row.ts). */
export function SnapRow({ labelledBy, children }: SnapRowProps) {
  return (
    <div className={styles.row} role="group" aria-labelledby={labelledBy} data-snap-row="">
      {children}
    </div>
  );
}
