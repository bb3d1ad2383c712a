import { classNames } from '../../lib/class-names.ts';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { Marquee } from '../../ui/marquee/marquee.tsx';
import { Picture, type PictureData } from '../../ui/picture/picture.tsx';
import styles from './picture-strip.module.css';

interface PictureStripProps {
  label: string;
  /** Label of the button that stops the pictures; without it they do not move. */
  pause: string | undefined;
  demo: DemoCopy | undefined;
  items: readonly { id: number; title: string; picture: PictureData }[];
}

export function PictureStrip({ label, pause, demo, items }: PictureStripProps) {
  if (items.length === 0) return null;
  return (
    <section
      className={classNames(styles.strip, pause && styles.moving)}
      aria-label={label}
      data-tone="ink"
    >
      <p className={`content ${styles.note}`}>
        <DemoLabel copy={demo} />
      </p>
      <Marquee label={label} pause={pause}>
        {items.map(({ id, title, picture }) => (
          <li key={id} className={styles.item}>
            <figure>
              <Picture picture={picture} className={styles.picture} />
              <figcaption className={`caption ${styles.caption}`}>{title}</figcaption>
            </figure>
          </li>
        ))}
      </Marquee>
    </section>
  );
}
