import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './mobile-disclosure.module.css';

/** A list under its heading. On a phone the list is closed and its title opens it, without scripts too. */
export function MobileDisclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <details className={styles.disclosure}>
        <summary className={styles.title}>
          {title}
          <Icon name="plus" />
        </summary>
        {children}
      </details>
    </>
  );
}
