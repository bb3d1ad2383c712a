import type { ReactNode } from 'react';
import { Band } from '../../../ui/band/band.tsx';
import './charts.css';
import './parts.css';
import styles from './article-layout.module.css';

/** The text of an article, with its table of contents beside it on large screens. `aside` is the slot of that name. */
export function ArticleLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Band>
      <div className={`split ${styles.layout}`}>
        {aside}
        <div className={`stack ${styles.column}`}>{children}</div>
      </div>
    </Band>
  );
}
