import { SceneImage } from '../../scene/scene-image.tsx';
import styles from './chosen-plate.module.css';

/** An interest with a picture that has no ground of its own. */
export interface ChosenPicture {
  slug: string;
  /** Address of a small picture, and its size in pixels. */
  src: string;
  width: number;
  height: number;
}

/**
 * Decoration beside the enquiry form: what is ticked lies on a plate (chosen-rule.ts), and a cloche covers it while the enquiry
 * is under way. Pictures are fetched once somebody turns to the form.
 */
export function ChosenPlate({ pictures }: { pictures: readonly ChosenPicture[] }) {
  return (
    <div className={`${styles.scene} screen-only`} aria-hidden="true" data-scene>
      <SceneImage name="plate" className={styles.plate} />
      <div className={styles.chosen}>
        {pictures.map(({ slug, ...picture }) => (
          <img key={slug} {...picture} alt="" loading="lazy" data-chosen={slug} />
        ))}
      </div>
      <SceneImage name="cloche" className={styles.cloche} />
    </div>
  );
}
