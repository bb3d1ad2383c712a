import { currency } from '../../../content/prices.ts';
import cloche from '../parts/cloche.avif';
import { Part } from '../parts/part.tsx';
import plate from '../parts/plate.avif';
import type { ChosenPicture } from './chosen-pictures.ts';
import styles from './chosen-plate.module.css';

/**
 * Decoration beside the enquiry form: a plate with pictures of the ticked interests (contact-scene.ts); a cloche covers them while the
 * enquiry is sent. The pictures load on hover or focus of the form; ticket.ts puts a ticket under them.
 */
export function ChosenPlate({ pictures }: { pictures: readonly ChosenPicture[] }) {
  return (
    <div className={`${styles.scene} screen-only`} data-scene="" data-currency={currency}>
      <div className={styles.table} aria-hidden="true">
        <Part image={plate} className={styles.plate} />
        <div className={styles.chosen}>
          {pictures.map(({ slug, data, ...picture }) => (
            <img key={slug} {...picture} alt="" loading="lazy" data-chosen={slug} {...data} />
          ))}
        </div>
        <div className={styles.cloche}>
          <Part image={cloche} />
        </div>
      </div>
    </div>
  );
}
