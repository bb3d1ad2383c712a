import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './mobile-disclosure.module.css';

interface MobileDisclosureProps {
  /** Opens the content on a phone, also without scripts. */
  title: ReactNode;
  /** Replaces the title elsewhere. Not a heading by default, because it may precede the h1. */
  heading?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** Content under a title, folded on a phone. */
export function MobileDisclosure({
  title,
  heading = <p className="soft bold small">{title}</p>,
  open,
  children,
}: MobileDisclosureProps) {
  return (
    <>
      <div className={styles.heading}>{heading}</div>
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
