import { Band } from '../../../ui/band/band.tsx';
import type { Head } from '../../../ui/section-head/section-head.tsx';
import styles from './stat-columns.module.css';

interface StatColumnsProps extends Head {
  stats: readonly { id: number; count: string; title: string; description: string }[];
}

export function StatColumns({ stats, ...head }: StatColumnsProps) {
  if (stats.length === 0) return null;
  return (
    <Band variant="panel" tone="ink" head={head}>
      <ul className={`columns ${styles.list}`}>
        {stats.map(({ id: key, count, title: name, description }) => (
          <li key={key} className={`ruled ${styles.card}`} data-reveal="">
            <p className={`numeral ${styles.count}`}>{count}</p>
            <h3 className={`cardSize ${styles.name}`}>{name}</h3>
            <p className={`caption ${styles.description}`}>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
