import type { ReactNode } from 'react';
import styles from './place.module.css';

/** Holds the picture until drawing.ts replaces it, and reserves room for the controls. */
export default function Place({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.place} data-drawing={id}>
      {children}
    </div>
  );
}
