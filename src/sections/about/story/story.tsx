import { Band } from '../../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import styles from './story.module.css';

interface StoryProps {
  id: string;
  title: string;
  lead: string;
  paragraphs: readonly string[];
  demo: DemoCopy | undefined;
}

/** A story: its first sentence as large as a heading, the others in columns. */
export function Story({ id, title, lead, paragraphs, demo }: StoryProps) {
  return (
    <Band aria-labelledby={id}>
      <div className="row">
        <h2 id={id} className="subhead">
          {title}
        </h2>
        <DemoLabel copy={demo} />
      </div>
      <p className={styles.lead} data-reveal="">
        {lead}
      </p>
      <div className={`soft ${styles.paragraphs}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}
