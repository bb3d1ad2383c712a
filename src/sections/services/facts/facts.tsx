import { Band } from '../../../ui/band/band.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';
import styles from './facts.module.css';

interface FactsProps {
  title: string;
  text: string;
  cards: readonly { id: number; count: string; title: string; description: string }[];
}

/** Eight facts in two shelves of four. */
export function Facts({ title, text, cards }: FactsProps) {
  return (
    <Band tone="ink" aria-labelledby="who-we-are">
      <SectionHead id="who-we-are" title={title} text={text} />
      <ul className={styles.shelf}>
        {cards.map(({ id, count, title: name, description }) => (
          <li key={id} className={styles.card} data-reveal>
            <p className={styles.count}>{count}</p>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
