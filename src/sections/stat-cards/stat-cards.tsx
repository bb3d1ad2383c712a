import { Band } from '../../ui/band/band.tsx';
import { Picture, type PictureData } from '../../ui/picture/picture.tsx';
import type { Head } from '../../ui/section-head/section-head.tsx';
import { SnapRow } from '../../ui/snap-row/snap-row.tsx';
import styles from './stat-cards.module.css';

const TONES = ['tone-1', 'tone-9', 'tone-6', 'tone-5', 'tone-2', 'tone-7', 'tone-12'];

interface StatCardsProps extends Head {
  stats: readonly {
    count: string;
    title: string;
    description: string;
    picture?: PictureData | undefined;
  }[];
}

export function StatCards({ stats, ...head }: StatCardsProps) {
  if (stats.length === 0) return null;
  return (
    <Band head={head}>
      <SnapRow labelledBy={head.id}>
        <ul className={`columns ${styles.box}`}>
          {stats.map(({ count, title: name, description, picture }, index) => (
            <li
              key={name}
              className={`toned rounded ${styles.stat}`}
              data-tone={TONES[index % TONES.length]}
              data-reveal=""
            >
              <div className={styles.top}>
                <p className={styles.count}>{count}</p>
                {picture && (
                  <Picture
                    picture={picture}
                    className={styles.picture}
                    frameClassName={styles.frame}
                  />
                )}
              </div>
              <div>
                <h3 className={`cardSize ${styles.name}`}>{name}</h3>
                <p className="snug">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </SnapRow>
    </Band>
  );
}
