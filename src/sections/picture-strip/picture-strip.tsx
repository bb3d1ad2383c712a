import type { PictureData } from '../../lib/picture.ts';
import { Marquee } from '../../ui/marquee/marquee.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './picture-strip.module.css';

interface PictureStripProps {
  label: string;
  items: readonly { id: number; title: string; picture: PictureData }[];
}

/** Work that passes by at 50 px a second (specification, "Service detail"). */
export function PictureStrip({ label, items }: PictureStripProps) {
  return (
    <section className={styles.strip} aria-label={label} data-tone="ink">
      <Marquee label={label} speed={50}>
        {items.map(({ id, title, picture }) => (
          <li key={id} className={styles.item}>
            <figure>
              <Picture picture={picture} className={styles.picture} />
              <figcaption className={styles.caption}>{title}</figcaption>
            </figure>
          </li>
        ))}
      </Marquee>
    </section>
  );
}
