import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { type DemoCopy, DemoLabel } from '../demo-label/demo-label.tsx';
import styles from './section-head.module.css';

/** Heading of a section, its id, and the text beside it. */
export interface Head {
  id: string;
  title: string;
  lead?: string | undefined;
  text?: string | undefined;
  demo?: DemoCopy | undefined;
}

interface SectionHeadProps extends Head {
  /** Position of the text on a wide screen: at the other end of the line, or under the title. */
  variant?: 'split' | 'stacked';
  children?: ReactNode;
}

export function SectionHead(props: SectionHeadProps) {
  const { id, title, lead, text, demo, variant = 'split', children } = props;
  return (
    <div className={classNames(styles.head, variant === 'split' && `split ${styles.split}`)}>
      <div className={styles.line}>
        <h2 id={id}>{title}</h2> <DemoLabel copy={demo} />
      </div>
      {(lead || text || children) && (
        <div className={`cluster row soft ${styles.aside}`}>
          {lead && <p className="large bold strong">{lead}</p>}
          {text && <p>{text}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
