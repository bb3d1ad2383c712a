import type { ReactNode } from 'react';
import { Band } from '../../ui/band/band.tsx';
import type { Head } from '../../ui/section-head/section-head.tsx';
import styles from './highlights.module.css';

interface HighlightsProps extends Head {
  tone: string;
  /** Rendered instead of the label if `items` is empty. */
  fallback?: ReactNode;
  items: readonly {
    id: number | string;
    value: string;
    title: string;
    description: string;
    href?: string | undefined;
  }[];
}

/** Facts styled as a nutrition label: thick rules, and a value at the end of each line. */
export function Highlights({ tone, items, fallback, ...head }: HighlightsProps) {
  return (
    <Band head={head}>
      {items.length === 0 ? (
        fallback
      ) : (
        <div className={`toned ${styles.label}`} data-tone={tone} data-reveal="">
          <dl className={`columns filled ${styles.list}`}>
            {items.map(({ id: key, value, title: name, description, href }) => (
              <div key={key} className={styles.row}>
                <dt className={`cluster ${styles.term}`}>
                  <span className="figure">
                    {href ? (
                      <a className="inherit" href={href}>
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </span>
                  <strong className="large">{value}</strong>
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
