import { features } from '../../content/features.ts';

const HAS_MOUSE = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Starts the cursor follower where a mouse is (document/init-later.ts). */
export function startLate(): void {
  if (!features.cursorFollower || !matchMedia(HAS_MOUSE).matches) return;
  import('./init-cursor.ts').then(
    ({ initCursor }) => {
      for (const cursor of document.querySelectorAll<HTMLElement>('[data-cursor]'))
        initCursor(cursor);
    },
    () => undefined,
  );
}
