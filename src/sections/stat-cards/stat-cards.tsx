import { Band } from '../../ui/band/band.tsx';
import type { DemoCopy } from '../../ui/demo-label/demo-label.tsx';
import { Picture, type PictureData } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { SnapRow } from '../../ui/snap-row/snap-row.tsx';
import styles from './stat-cards.module.css';

const TONES = ['tone-1', 'tone-9', 'tone-6', 'tone-5', 'tone-2', 'tone-7', 'tone-12'];

interface StatCardsProps {
  id: string;
  title: string;
  text: string;
  demo: DemoCopy | undefined;
  stats: readonly {
    count: string;
    title: string;
    description: string;
    picture?: PictureData | undefined;
  }[];
}

export function StatCards({ id, title, text, demo, stats }: StatCardsProps) {
  if (stats.length === 0) return null;
  return (
    <Band aria-labelledby={id}>
      <SectionHead id={id} title={title} text={text} demo={demo} />
      <SnapRow labelledBy={id}>
        <ul className={`columns ${styles.box}`}>
          {stats.map(({ count, title: name, description, picture }, index) => (
            <li
              key={name}
              className={`toned ${styles.stat}`}
              data-tone={TONES[index % TONES.length]}
              data-reveal=""
            >
              <div className={styles.top}>
                <p className={styles.count}>{count}</p>
                {picture && <Picture picture={picture} className={styles.picture} />}
              </div>
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </SnapRow>
    </Band>
  );
}
