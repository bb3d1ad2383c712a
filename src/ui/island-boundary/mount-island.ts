import type { ComponentType } from 'react';

/**
 * Fetches React and an island's component, and renders it in its place. Props are `place` and the JSON in its `data-props`.
 * Resolves when the island is rendered; existing HTML, from the build or the server, is hydrated.
 * @param when delays the fetch until it resolves
 * @throws if they cannot be fetched
 */
export async function mountIsland<Props>(
  place: HTMLElement,
  load: () => Promise<ComponentType<Props>>,
  when?: Promise<void>,
): Promise<void> {
  await when;
  const [{ renderIsland }, Island] = await Promise.all([import('./render-island.tsx'), load()]);
  // A pressed control that React replaces wouldn't be clicked.
  while (place.matches(':active')) await new Promise(requestAnimationFrame);
  renderIsland(place, Island);
}
