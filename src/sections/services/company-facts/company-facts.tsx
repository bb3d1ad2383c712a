import { Band } from '../../../ui/band/band.tsx';
import type { DemoCopy } from '../../../ui/demo-label/demo-label.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';
import styles from './company-facts.module.css';

interface CompanyFactsProps {
  id: string;
  title: string;
  text: string;
  demo: DemoCopy | undefined;
  cards: readonly { id: number; count: string; title: string; description: string }[];
}

export function CompanyFacts({ id, title, text, demo, cards }: CompanyFactsProps) {
  if (cards.length === 0) return null;
  return (
    <Band variant="panel" tone="ink" aria-labelledby={id}>
      <SectionHead id={id} title={title} text={text} demo={demo} />
      <ul className={styles.list}>
        {cards.map(({ id: key, count, title: name, description }) => (
          <li key={key} className={styles.card} data-reveal="">
            <p className={styles.count}>{count}</p>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
