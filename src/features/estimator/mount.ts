import { visitorActive } from '../../browser/visitor-active.ts';
import { features } from '../../content/features.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';

/** If the code fails to load, the form's page answers. */
export const mount =
  features.estimator &&
  ((place: HTMLElement, firstPaint: Promise<void>) =>
    mountIsland(
      place,
      async () => (await import('./estimator.tsx')).Estimator,
      visitorActive(firstPaint, place),
    ));
