import type { PlaceProps } from '../../sections/scene/plate-scene.ts';
import styles from './place.module.css';

/** Holds the picture until plate.ts puts the product itself there, and the room for its controls. */
export default function Place({ id, children }: PlaceProps) {
  return (
    <div className={styles.place} data-plate={id}>
      {children}
    </div>
  );
}
