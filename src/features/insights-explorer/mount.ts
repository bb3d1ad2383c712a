import { visitorActive } from '../../browser/visitor-active.ts';
import { features } from '../../content/features.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';

/** Without its code the explorer shows the cards of the page. */
export const mount =
  features.insights &&
  ((place: HTMLElement, firstPaint: Promise<void>) => {
    // An address with a search or a list shows what only this code can show.
    const asked = /[?&](?:q|view)=/.test(location.search);
    const explorer = place.closest<HTMLElement>('[data-explorer]') ?? place;
    return mountIsland(
      place,
      async () => (await import('./results.tsx')).InsightResults,
      asked ? firstPaint : visitorActive(firstPaint, explorer),
    );
  });
