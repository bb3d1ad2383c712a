import type { ComponentType } from 'react';

/**
 * Fetches React and an island's component, and renders it in its place. Props are the JSON in the place's `data-props`, and `place`.
 * Resolves when the island is rendered; HTML that the place has already, from the build or the server, is hydrated.
 * @param when time to fetch them
 * @throws where they cannot be fetched
 */
export async function mountIsland<Props>(
  place: HTMLElement,
  load: () => Promise<ComponentType<Props>>,
  when?: Promise<void>,
): Promise<void> {
  await when;
  const [{ renderIsland }, Island] = await Promise.all([import('./render-island.tsx'), load()]);
  // A control that React replaced while it is pressed would not be clicked.
  while (place.matches(':active')) await new Promise(requestAnimationFrame);
  renderIsland(place, Island);
}
