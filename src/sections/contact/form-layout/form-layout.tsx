import type { ReactNode } from 'react';
import { Band } from '../../../ui/band/band.tsx';
import styles from './form-layout.module.css';

/** The form, with everything else beside it. `aside` is the slot of that name. */
export function FormLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Band>
      <div className={`split ${styles.layout}`}>
        <div>{children}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </Band>
  );
}
