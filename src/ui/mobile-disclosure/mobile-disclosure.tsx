import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './mobile-disclosure.module.css';

/** A list under its heading; on a phone it is folded away, and its title opens it. Without scripts, too. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <details className={styles.fold}>
        <summary className={styles.title}>
          {title}
          <Icon name="plus" />
        </summary>
        {children}
      </details>
    </>
  );
}
