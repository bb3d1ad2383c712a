import type { PlaceProps } from '../../sections/scene/plate-scene.ts';
import styles from './place.module.css';

/** Holds the picture until plate.ts replaces it, and reserves room for the controls. */
export default function Place({ id, children }: PlaceProps) {
  return (
    <div className={styles.place} data-plate={id}>
      {children}
    </div>
  );
}
