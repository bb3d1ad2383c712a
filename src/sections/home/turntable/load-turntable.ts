import { initMouseDrag } from '../../../browser/mouse-drag.ts';
import { whenNear } from '../../../browser/when-near.ts';

/** Fetches the scene's code and styles once the page comes near to it. Should they not come, their room goes. */
export function loadTurntable(place: HTMLElement): void {
  whenNear(place, () =>
    import('./init-turntable.ts')
      .then(({ initTurntable }) => initTurntable(place, initMouseDrag))
      .catch(() => place.remove()),
  );
}
