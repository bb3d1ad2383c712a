import styles from './cursor.module.css';
import { initCursor } from './init-cursor.ts';

const PARTS = [
  ['[data-cursor-ring]', styles.ring],
  ['[data-cursor-label]', styles.label],
] as const;

/** Gives the cursor follower (cursor.tsx) its classes and starts it. Imported late: the styles come with this code. */
export function startCursor(cursor: HTMLElement): void {
  cursor.className = styles.cursor ?? '';
  for (const [part, className = ''] of PARTS)
    for (const element of cursor.querySelectorAll(part)) element.className = className;
  initCursor(cursor);
}
