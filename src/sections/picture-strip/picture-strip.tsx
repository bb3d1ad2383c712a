import { features } from '../../content/features.ts';
import { classNames } from '../../lib/class-names.ts';
import { blockLabel } from '../../ui/demo-label/block-label.ts';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { Marquee } from '../../ui/marquee/marquee.tsx';
import { Picture, type PictureData } from '../../ui/picture/picture.tsx';
import styles from './picture-strip.module.css';

interface PictureStripProps {
  label: string;
  pause: string;
  items: readonly { id: number; title: string; picture: PictureData; demo: DemoCopy | undefined }[];
}

export function PictureStrip({ label, pause, items }: PictureStripProps) {
  if (items.length === 0) return null;
  const whole = blockLabel(items);
  return (
    <section
      className={classNames(styles.strip, features.marquee && styles.moving)}
      aria-label={label}
      data-tone="ink"
    >
      {whole && (
        <p className={styles.note}>
          <DemoLabel copy={whole} />
        </p>
      )}
      <Marquee label={label} pause={features.marquee ? pause : undefined}>
        {items.map(({ id, title, picture, demo }) => (
          <li key={id} className={styles.item}>
            <figure>
              <Picture picture={picture} className={styles.picture} />
              <figcaption className={styles.caption}>
                {title} {!whole && <DemoLabel copy={demo} />}
              </figcaption>
            </figure>
          </li>
        ))}
      </Marquee>
    </section>
  );
}
