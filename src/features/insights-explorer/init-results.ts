import type {} from '../explorer/explore.ts';
import { paintedOrUsed } from '../painted-or-used.ts';

/** Fetches the search of an explorer of insights when it is time; tells the explorer where that does not come. */
export async function initResults(explorer: HTMLElement, firstPaint: Promise<void>): Promise<void> {
  await paintedOrUsed(firstPaint, explorer);
  try {
    (await import('./results.tsx')).showResults(explorer);
  } catch {
    explorer.dispatchEvent(new Event('failed'));
  }
}
