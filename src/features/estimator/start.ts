import { visitorActive } from '../../browser/visitor-active.ts';
import { features } from '../../content/features.ts';

/** Fetches the code of the estimator when it is time; without it the form is sent and answered by its page. */
export async function start(firstPaint: Promise<void>): Promise<void> {
  const place = features.estimator && document.querySelector<HTMLElement>('[data-estimator]');
  if (!place) return;
  await visitorActive(firstPaint, place);
  (await import('./hydrate-estimator.tsx').catch(() => undefined))?.hydrateEstimator(place);
}
