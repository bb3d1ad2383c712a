import type { ReactNode } from 'react';
import { Band } from '../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import styles from './policy.module.css';

interface PolicyProps {
  id: string;
  title: string;
  lede: string;
  /** Only policies have a version. */
  dates?: { updated: { label: string; iso: string; text: string }; version: string };
  demo?: DemoCopy | undefined;
  children: ReactNode;
}

/** A policy: the date of its version, which is the valid one, and the current date (the build's, until browser/today.ts replaces it). */
export function Policy({ id, title, lede, dates, demo, children }: PolicyProps) {
  return (
    <Band aria-labelledby={id}>
      <h1 id={id} className={styles.title}>
        {title}
      </h1>
      <div className={`split ${styles.layout}`}>
        <div className="stack soft sticky">
          <p className="large strong semibold shortMeasure">{lede}</p>
          {dates && (
            <>
              <p>{dates.version}</p>
              <p>
                {dates.updated.label}{' '}
                <time dateTime={dates.updated.iso} data-today="">
                  {dates.updated.text}
                </time>
              </p>
            </>
          )}
          <DemoLabel copy={demo} />
        </div>
        {children}
      </div>
    </Band>
  );
}
