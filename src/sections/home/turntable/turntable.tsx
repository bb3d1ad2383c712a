import { Band } from '../../../ui/band/band.tsx';
import type { CardItem } from '../../service-grid/service-grid.tsx';
import styles from './place.module.css';

/** Returns true if the scene can be shown: it needs cut-outs only, and at least six to fill the plate. */
export const hasEnoughCutouts = (items: readonly CardItem[]): boolean =>
  items.length >= 6 && items.every(({ picture }) => picture.cutout && !picture.neutral);

/**
 * Space for a scene that turns the pictures of the next band while the page scrolls; init-turntable.ts copies its cards. The scene
 * repeats that band, so assistive technology skips it. @param skipLabel label of the link that skips the scene
 */
export function Turntable({ skipLabel }: { skipLabel: string }) {
  return <Band wide className={styles.place} aria-hidden="true" data-turntable={skipLabel} />;
}
