import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A small label: a fact, a category. Not a control. */
export function Chip({ children, ground }: { children: ReactNode; ground?: string | undefined }) {
  return (
    <span className={styles.chip} data-ground={ground}>
      {children}
    </span>
  );
}
