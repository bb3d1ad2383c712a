import { Band } from '../../../ui/band/band.tsx';
import type { DemoCopy } from '../../../ui/demo-label/demo-label.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';
import styles from './company-facts.module.css';

interface CompanyFactsProps {
  title: string;
  text: string;
  demo: DemoCopy | undefined;
  cards: readonly { id: number; count: string; title: string; description: string }[];
}

export function CompanyFacts({ title, text, demo, cards }: CompanyFactsProps) {
  if (cards.length === 0) return null;
  return (
    <Band variant="panel" tone="ink" aria-labelledby="who-we-are">
      <SectionHead id="who-we-are" title={title} text={text} demo={demo} />
      <ul className={styles.list}>
        {cards.map(({ id, count, title: name, description }) => (
          <li key={id} className={styles.card} data-reveal="">
            <p className={styles.count}>{count}</p>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
