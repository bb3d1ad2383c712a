import type { ReactNode } from 'react';
import { Band } from '../../ui/band/band.tsx';
import type { Head } from '../../ui/section-head/section-head.tsx';
import styles from './highlights.module.css';

interface HighlightsProps extends Head {
  label: string;
  tone: string;
  /** Rendered instead of the label when `items` is empty. */
  children?: ReactNode;
  items: readonly { id: number; value: string; title: string; description: string }[];
}

/** Figures and facts as a packet's nutrition label: thick rules, a value and what it means. */
export function Highlights({ label, tone, items, children, ...head }: HighlightsProps) {
  return (
    <Band head={head}>
      {items.length === 0 ? (
        children
      ) : (
        <div className={`onGround ${styles.label}`} data-tone={tone} data-reveal="">
          <p className={styles.name} aria-hidden="true">
            {label}
          </p>
          <dl className={`columns ${styles.list}`}>
            {items.map(({ id: key, value, title: name, description }) => (
              <div key={key} className={styles.row}>
                <dt className={styles.term}>
                  <span className="displayTitle">{value}</span>
                  <span className={`large ${styles.title}`}>{name}</span>
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Band>
  );
}
