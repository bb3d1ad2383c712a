import type { ReactNode } from 'react';
import { Band } from '../../../ui/band/band.tsx';
import styles from './spread.module.css';

/** The text of an article, with its table of contents beside it on large screens. `aside` is the slot of that name. */
export function Spread({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Band air="half">
      <div className={styles.spread}>
        {aside}
        <div className={styles.column}>{children}</div>
      </div>
    </Band>
  );
}
