import { mountIsland } from '../../ui/island-boundary/mount-island.tsx';
import { Estimator } from './estimator.tsx';

/** Hydrates the estimator that pages/estimate has written into an element, with the props that it left there. */
export function hydrateEstimator(place: HTMLElement): void {
  mountIsland(place, <Estimator {...JSON.parse(place.dataset.estimator ?? '')} />, true);
  delete place.dataset.estimator;
}
