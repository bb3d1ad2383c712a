import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import styles from './case-facts.module.css';

interface CaseFactsProps {
  facts: readonly { name: string; value: string }[];
  demo?: DemoCopy | undefined;
}

/** Client, duration, budget and other facts of a case. */
export function CaseFacts({ facts, demo }: CaseFactsProps) {
  return (
    <div className={`stack gapS ${styles.facts}`}>
      <dl className={styles.list}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="caption">{name}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
      <DemoLabel copy={demo} />
    </div>
  );
}
