import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './mobile-disclosure.module.css';

interface MobileDisclosureProps {
  /** Words are no heading, because they may precede the h1. */
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** Content under its title. On a phone the title opens it, also without scripts. */
export function MobileDisclosure({ title, open, children }: MobileDisclosureProps) {
  return (
    <>
      <div className={styles.heading}>
        {typeof title === 'string' ? <p className="soft bold small">{title}</p> : title}
      </div>
      <details className={styles.disclosure} open={open}>
        <summary className={`bold row ${styles.title}`}>
          {title}
          <Icon name="plus" />
        </summary>
        {children}
      </details>
    </>
  );
}
