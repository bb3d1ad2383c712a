import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/** HTML mismatches usually result from a translation or an extension; in development, they are our own mistakes. */
const quiet = import.meta.env.DEV ? {} : { onRecoverableError: console.debug };

/** Part of `mountIsland` that loads with React. */
export function renderIsland<Props>(place: HTMLElement, Island: ComponentType<Props>): void {
  const props = { ...JSON.parse(place.dataset.props ?? '{}'), place };
  const island = (
    <IslandBoundary place={place}>
      <Island {...props} />
    </IslandBoundary>
  );
  // Synchronous: otherwise React hydrates inside the next event. If that is the `change` of a field that loses the focus, the next field is
  // replaced before it gets the focus, and typed letters are lost.
  flushSync(() => {
    if (place.firstElementChild) hydrateRoot(place, island, quiet);
    else createRoot(place).render(island);
  });
  delete place.dataset.props;
  // Marks its controls as ready.
  delete place.dataset.island;
}
