import { flushSync } from 'react-dom';
import choice from '../../ui/choice/choice.module.css?inline';
import field from '../../ui/field/field.module.css?inline';
import { mountIsland } from '../../ui/island-boundary/mount-island.tsx';
import styles from './estimator.module.css?inline';
import { Estimator, type EstimatorProps } from './estimator.tsx';

/** Renders the estimator, with its styles, in place of the link to its page: built in, both would exceed the limit of /services. */
export async function showEstimator(place: HTMLElement): Promise<void> {
  const props: EstimatorProps = await (await fetch(place.dataset.estimator ?? '')).json();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([choice, field, styles].join(''));
  document.adoptedStyleSheets.push(sheet);
  const hadFocus = place.contains(document.activeElement);
  flushSync(() => mountIsland(place, <Estimator {...props} query={location.search} />));
  if (hadFocus) place.querySelector('input')?.focus();
  delete place.dataset.estimator;
}
