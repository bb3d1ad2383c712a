import { Band } from '../../../ui/band/band.tsx';
import type { CardItem } from '../../service-grid/service-grid.tsx';
import styles from './place.module.css';

interface TurntableProps {
  /** Words of the link that leads past the scene. */
  pass: string;
  /** Those of the cards in the band that follows, which init-turntable.ts copies. */
  items: readonly CardItem[];
}

/**
 * The room for a scene that turns the pictures of the next band while the page scrolls. It repeats what that band says, so assistive
 * technology passes it by. Renders nothing where a picture is no cut-out, or where fewer than six would leave the plate half empty.
 */
export function Turntable({ pass, items }: TurntableProps) {
  const canStand = items.every(({ picture }) => picture.cutout && !picture.neutral);
  if (!canStand || items.length < 6) return null;
  return <Band wide className={styles.place} aria-hidden="true" data-turntable={pass} />;
}
