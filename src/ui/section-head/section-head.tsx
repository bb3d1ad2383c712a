import type { ReactNode } from 'react';
import { type DemoCopy, DemoLabel } from '../demo-label/demo-label.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  id?: string;
  title: ReactNode;
  lead?: ReactNode | undefined;
  text?: ReactNode | undefined;
  demo?: DemoCopy | undefined;
  children?: ReactNode;
}

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
