import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import styles from './case-facts.module.css';

interface PieceFactsProps {
  facts: readonly { name: string; value: string }[];
  demo: DemoCopy | undefined;
}

/** For whom a piece of work was done, in what time, by how many and at what price. */
export function PieceFacts({ facts, demo }: PieceFactsProps) {
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <DemoLabel copy={demo} />
    </div>
  );
}
