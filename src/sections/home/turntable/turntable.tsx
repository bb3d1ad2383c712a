import { Band } from '../../../ui/band/band.tsx';
import type { CardItem } from '../../service-grid/service-grid.tsx';
import styles from './place.module.css';

/** Whether the scene can stand: not where a picture is no cut-out, or where fewer than six would leave the plate half empty. */
export const canTurn = (items: readonly CardItem[]): boolean =>
  items.length >= 6 && items.every(({ picture }) => picture.cutout && !picture.neutral);

/**
 * The room for a scene that turns the pictures of the next band while the page scrolls; init-turntable.ts copies its cards. It repeats
 * what that band says, so assistive technology passes it by. @param pass words of the link that leads past the scene
 */
export function Turntable({ pass }: { pass: string }) {
  return <Band wide className={styles.place} aria-hidden="true" data-turntable={pass} />;
}
