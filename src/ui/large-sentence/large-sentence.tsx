import { classNames } from '../../lib/class-names.ts';
import { type DemoCopy, DemoLabel } from '../demo-label/demo-label.tsx';
import styles from './large-sentence.module.css';

interface LargeSentenceProps {
  id?: string;
  /** Name of the section, in small letters above the sentence; without it the sentence has no heading. */
  title?: string;
  text: string;
  size?: 'page' | 'band';
  demo?: DemoCopy | undefined;
}

/** One sentence as large as the page allows, or as the heading of a band. */
export function LargeSentence({ id, title, text, size = 'page', demo }: LargeSentenceProps) {
  return (
    <>
      {title && (
        <div className="cluster">
          <h2 id={id} className="subhead">
            {title}
          </h2>
          <DemoLabel copy={demo} />
        </div>
      )}
      <p className={classNames(styles.text, styles[size])} data-reveal="">
        {text}
      </p>
    </>
  );
}
