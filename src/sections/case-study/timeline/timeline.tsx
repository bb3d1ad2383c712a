import { Band } from '../../../ui/band/band.tsx';
import type { Head } from '../../../ui/section-head/section-head.tsx';
import { SnapRow } from '../../../ui/snap-row/snap-row.tsx';
import styles from './timeline.module.css';

interface TimelineProps extends Head {
  tone: string;
  phases: readonly { phase: string; duration: string; activities: readonly string[] }[];
}

export function Timeline({ tone, phases, ...head }: TimelineProps) {
  if (phases.length === 0) return null;
  return (
    <Band variant="panel" tone={tone} head={head}>
      <SnapRow labelledBy={head.id}>
        <ol className={`columns filled ${styles.line}`}>
          {phases.map(({ phase, duration, activities }) => (
            <li key={phase} className={`ruled ${styles.phase}`}>
              <p className={`bold ${styles.duration}`}>{duration}</p>
              <h3 className={`cardSize ${styles.name}`}>{phase}</h3>
              <ul className={`stack ${styles.activities}`}>
                {activities.map((activity) => (
                  <li key={activity}>{activity}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </SnapRow>
    </Band>
  );
}
