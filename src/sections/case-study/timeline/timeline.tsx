import { Band } from '../../../ui/band/band.tsx';
import { MobileDisclosure } from '../../../ui/mobile-disclosure/mobile-disclosure.tsx';
import type { Head } from '../../../ui/section-head/section-head.tsx';
import styles from './timeline.module.css';

interface TimelineProps extends Head {
  tone: string;
  phases: readonly { phase: string; duration: string; activities: readonly string[] }[];
}

export function Timeline({ tone, phases, ...head }: TimelineProps) {
  if (phases.length === 0) return null;
  return (
    <Band variant="panel" tone={tone} head={head}>
      <ol className={`columns filled ${styles.line}`}>
        {phases.map(({ phase, duration, activities }, index) => (
          <li key={phase} className={styles.phase}>
            <MobileDisclosure
              open={index === 0}
              title={
                <hgroup>
                  <p className={`bold small ${styles.duration}`}>{duration}</p>
                  <h3 className="cardSize">{phase}</h3>
                </hgroup>
              }
            >
              <ul className="stack gap2xs snug">
                {activities.map((activity) => (
                  <li key={activity}>{activity}</li>
                ))}
              </ul>
            </MobileDisclosure>
          </li>
        ))}
      </ol>
    </Band>
  );
}
