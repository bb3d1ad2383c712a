import type { ReactNode } from 'react';
import styles from './chip.module.css';

export function Chip({ children, tone }: { children: ReactNode; tone?: string | undefined }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
