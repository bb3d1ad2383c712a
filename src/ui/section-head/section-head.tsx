import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** The heading's id, for `aria-labelledby` and links. */
  id?: string;
  title: ReactNode;
  /** One or two sentences beside the title. */
  text?: ReactNode;
  /** Controls at the end of the row, such as a carousel's buttons. */
  children?: ReactNode;
}

/** The head of a band: a huge heading on the left, a few words beside it. */
export function SectionHead({ id, title, text, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {(text || children) && (
        <div className={styles.aside}>
          {text && <p>{text}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
