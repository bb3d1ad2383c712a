import { initMouseDrag } from '../../../browser/mouse-drag.ts';
import { whenNear } from '../../../browser/when-near.ts';

/** Fetches the scene's code and styles when it is nearly in view. If they fail to load, removes its space. */
export function loadTurntable(place: HTMLElement): void {
  whenNear(place, () =>
    import('./init-turntable.ts')
      .then(({ initTurntable }) => initTurntable(place, initMouseDrag))
      .catch(() => place.remove()),
  );
}
