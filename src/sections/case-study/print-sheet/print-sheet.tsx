import type { ReactNode } from 'react';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  /** `story` runs in two columns, `proof` in bands across the sheet. */
  layout: 'story' | 'proof';
  children: ReactNode;
}

/** One printed sheet of a case study, A4 on one side. On screen it is not there. */
export function PrintSheet({ layout, children }: PrintSheetProps) {
  return (
    <div className={`${styles.sheet} ${styles[layout]}`} data-paper="dense">
      {children}
    </div>
  );
}
