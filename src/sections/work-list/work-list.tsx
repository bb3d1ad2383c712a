import type { PictureData } from '../../lib/picture.ts';
import { Band } from '../../ui/band/band.tsx';
import { PictureCard } from '../../ui/picture-card/picture-card.tsx';
import styles from './work-list.module.css';

/** A portfolio item (specification, section 3), with its picture resolved. */
export interface WorkItem {
  id: number;
  title: string;
  industry: string;
  year: number;
  link: string;
  details: string;
  ground: string;
  picture: PictureData;
}

interface WorkListProps {
  label: string;
  action: string;
  items: readonly WorkItem[];
}

/** All projects: two large ones, then the rest, each on its own ground. */
export function WorkList({ label, action, items }: WorkListProps) {
  return (
    <Band air="half" aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ id, title, industry, year, link, ground, picture }, index) => (
          <li key={id}>
            <PictureCard
              href={link}
              title={title}
              text={`${industry}, ${year}`}
              picture={picture}
              ground={ground}
              action={action}
              headingLevel="h2"
              transition={`project-${id}`}
              revealDelay={(index % 2) * 100}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}
