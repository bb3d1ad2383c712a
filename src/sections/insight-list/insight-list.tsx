import { Band } from '../../ui/band/band.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import styles from './insight-list.module.css';

export interface InsightItem {
  href: string;
  title: string;
  text: string;
  /** Category or focus. */
  topic: string;
  sourceCategory: string;
  ground: string;
}

interface InsightListProps {
  id: string;
  title: string;
  items: readonly InsightItem[];
}

/** All pieces of one kind. */
export function InsightList({ id, title, items }: InsightListProps) {
  return (
    <Band air="half" aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <ul className={styles.list}>
        {items.map(({ href, title: name, text, topic, sourceCategory, ground }) => (
          <li key={href} className={styles.item} data-ground={ground}>
            <p className={styles.topic}>{sourceCategory}</p>
            <h3 className={styles.title}>
              <a className={styles.link} href={href}>
                {name}
              </a>
            </h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.topic}>{topic}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
