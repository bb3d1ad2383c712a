import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/** HTML that does not match was mostly changed by a translation or an extension; when one develops, it is a mistake of ours. */
const quiet = import.meta.env.DEV ? {} : { onRecoverableError: console.debug };

/** Part of `mountIsland` that comes with React. */
export function renderIsland<Props>(place: HTMLElement, Island: ComponentType<Props>): void {
  const props = { ...JSON.parse(place.dataset.props ?? '{}'), place };
  const island = (
    <IslandBoundary place={place}>
      <Island {...props} />
    </IslandBoundary>
  );
  // At once: otherwise React hydrates inside the next event. Where that is the `change` of a field that is being left, nothing has the
  // focus, the field that would get it is replaced, and what is typed goes nowhere.
  flushSync(() => {
    if (place.firstElementChild) hydrateRoot(place, island, quiet);
    else createRoot(place).render(island);
  });
  delete place.dataset.props;
  // The sign that its controls will be answered.
  delete place.dataset.island;
}
