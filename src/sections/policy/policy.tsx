import type { ReactNode } from 'react';
import { Band } from '../../ui/band/band.tsx';
import styles from './policy.module.css';

interface PolicyProps {
  title: string;
  lede: string;
  updated: { label: string; iso: string; text: string };
  version: string;
  children: ReactNode;
}

/** A policy: plain words, the date of their version, and the current date (the build's, until browser/today.ts knows better). */
export function Policy({ title, lede, updated, version, children }: PolicyProps) {
  return (
    <Band spacing="half" aria-labelledby="policy">
      <h1 id="policy" className={styles.title}>
        {title}
      </h1>
      <div className={styles.layout}>
        <div className={styles.head}>
          <p className={styles.lede}>{lede}</p>
          <p>
            {updated.label}{' '}
            <time dateTime={updated.iso} data-today="">
              {updated.text}
            </time>
          </p>
          <p>{version}</p>
        </div>
        {children}
      </div>
    </Band>
  );
}
