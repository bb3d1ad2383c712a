import { visitorActive } from '../../browser/visitor-active.ts';
import { features } from '../../content/features.ts';

/** Fetches the code of the estimator when it is time, at once where the address has answers; without it there is the link. */
export async function start(firstPaint: Promise<void>): Promise<void> {
  const place = features.estimator && document.querySelector<HTMLElement>('[data-estimator]');
  if (!place) return;
  const hasAnswers = /[?&](?:kind|pages|languages|systems|writer|pace)=/.test(location.search);
  await (hasAnswers ? firstPaint : visitorActive(firstPaint, place));
  await import('./show-estimator.tsx').then(
    ({ showEstimator }) => showEstimator(place),
    () => undefined,
  );
}
