import { visitorActive } from '../../browser/visitor-active.ts';
import { features } from '../../content/features.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';

/** If the code fails to load, the explorer shows the page's own cards. */
export const mount =
  features.insights &&
  ((place: HTMLElement, firstPaint: Promise<void>) => {
    // Only this code can show a search or a list.
    const asked = /[?&](?:q|view)=/.test(location.search);
    const explorer = place.closest<HTMLElement>('[data-explorer]') ?? place;
    return mountIsland(
      place,
      async () => (await import('./results.tsx')).InsightResults,
      asked ? firstPaint : visitorActive(firstPaint, explorer),
    );
  });
