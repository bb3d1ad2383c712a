import type { ReactNode } from 'react';
import styles from './leaf.module.css';

interface LeafProps {
  /** `story` runs in two columns, `proof` in bands across the sheet. */
  layout: 'story' | 'proof';
  children: ReactNode;
}

/** One printed sheet of a case study, A4 on one side. On screen it is not there. */
export function Leaf({ layout, children }: LeafProps) {
  return (
    <div className={`${styles.leaf} ${styles[layout]}`} data-paper="dense">
      {children}
    </div>
  );
}
