import type { ReactNode } from 'react';
import { Band } from '../../../ui/band/band.tsx';
import styles from './desk.module.css';

/** The form, and beside it what is not a form. `aside` is the slot of that name. */
export function Desk({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Band air="half">
      <div className={styles.desk}>
        <div>{children}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </Band>
  );
}
