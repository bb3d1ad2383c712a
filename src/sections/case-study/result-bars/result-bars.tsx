import type { Project } from '../../../content/schema/project.ts';
import { Band } from '../../../ui/band/band.tsx';
import type { Head } from '../../../ui/section-head/section-head.tsx';
import { SnapRow } from '../../../ui/snap-row/snap-row.tsx';
import styles from './result-bars.module.css';

interface ResultBarsProps extends Head {
  labels: { before: string; after: string };
  metrics: readonly (Project['metrics'][string] & { name: string })[];
}

interface BarProps {
  share: number;
  longest: number;
  tone: string | undefined;
}

/** A bar from zero; `share` is relative to the longer of the two bars. Widths are presentation attributes, in hundredths. */
function Bar({ share, longest, tone }: BarProps) {
  return (
    <svg
      className={`${styles.bar} ${tone}`}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={Math.max(0.6, (share / longest) * 100)} height="10" />
    </svg>
  );
}

export function ResultBars({ labels, metrics, ...head }: ResultBarsProps) {
  if (metrics.length === 0) return null;
  return (
    <Band className={styles.band} variant="panel" tone="ink" head={head}>
      <SnapRow labelledBy={head.id}>
        <ul className="columns filled">
          {metrics.map(({ name, value, before, share, source }) => {
            const isCompared = before && share !== undefined;
            const longest = Math.max(1, share ?? 1);
            return (
              <li key={name} className={`toned gapS container ${styles.metric}`} data-reveal="">
                <h3 className={`subhead soft ${styles.name}`}>{name}</h3>
                <p className={`numeral ${isCompared ? styles.value : styles.alone}`}>{value}</p>
                {isCompared && (
                  <div className={`stack ${styles.chart}`}>
                    <p className={`small ${styles.line}`}>
                      <span>{labels.before}</span> <strong>{before}</strong>
                    </p>
                    <Bar share={1} longest={longest} tone={styles.past} />
                    <p className={`small ${styles.line}`}>
                      <span>{labels.after}</span> <strong>{value}</strong>
                    </p>
                    <Bar share={share} longest={longest} tone={styles.now} />
                  </div>
                )}
                <p className={`caption ${styles.source}`}>{source}</p>
              </li>
            );
          })}
        </ul>
      </SnapRow>
    </Band>
  );
}
