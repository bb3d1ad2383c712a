import type { ReactNode } from 'react';
import { type DemoCopy, DemoLabel } from '../demo-label/demo-label.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** The heading's id, for `aria-labelledby` and links. */
  id?: string;
  title: ReactNode;
  /** A bold claim above the text. */
  lead?: ReactNode | undefined;
  /** One or two sentences beside the title. */
  text?: ReactNode | undefined;
  /** Where what the band shows is invented. */
  demo?: DemoCopy | undefined;
  /** Controls at the end of the row, such as a carousel's buttons. */
  children?: ReactNode;
}

/** The head of a band: a huge heading on the left, a few words beside it. */
export function SectionHead({ id, title, lead, text, demo, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {(lead || text || demo || children) && (
        <div className={styles.aside}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {text && <p>{text}</p>}
          <DemoLabel copy={demo} />
          {children}
        </div>
      )}
    </div>
  );
}
