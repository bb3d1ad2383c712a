import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './mobile-disclosure.module.css';

/** A list under its title, which is no heading because it may precede the h1. On a phone the title opens it, also without scripts. */
export function MobileDisclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className={`soft bold ${styles.heading}`}>{title}</p>
      <details className={styles.disclosure}>
        <summary className={`bold row ${styles.title}`}>
          {title}
          <Icon name="plus" />
        </summary>
        {children}
      </details>
    </>
  );
}
