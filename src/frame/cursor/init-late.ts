import { initEach } from '../../browser/dom.ts';
import { features } from '../../content/features.ts';

const HAS_MOUSE = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Starts the cursor follower if there is a mouse (document/init-late.ts). */
export function initLate(): void {
  if (!features.cursorFollower || !matchMedia(HAS_MOUSE).matches) return;
  import('./init-cursor.ts').then(
    ({ initCursor }) => initEach('[data-cursor]', initCursor),
    () => undefined,
  );
}
