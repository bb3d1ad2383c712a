import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/**
 * Renders an island in its place.
 * @param isHydrated whether the place has the island's HTML already, from the build or the server
 */
export function mountIsland(place: Element, island: ReactNode, isHydrated = false): void {
  const guarded = <IslandBoundary place={place}>{island}</IslandBoundary>;
  if (!isHydrated) createRoot(place).render(guarded);
  // As a transition React gives way between two steps.
  else startTransition(() => void hydrateRoot(place, guarded));
}
