import { initCarousel } from '../../browser/carousel.ts';
import { initEach } from '../../browser/dom.ts';
import { loadTexts } from '../../browser/load-texts.ts';
import { initMarquee } from '../../browser/marquee.ts';
import { initReveal } from '../../browser/reveal.ts';
import { layOutSections } from '../../browser/sections.ts';
import { initSnapRow } from '../../browser/snap-row.ts';
import type { ShowToast } from '../../browser/toast-event.ts';
import { initToday } from '../../browser/today.ts';
import { features } from '../../content/features.ts';
import type { SearchCopy } from '../../content/schema/pages/search.ts';
import { initThanks } from '../../features/contact-form/thanks/init-thanks.ts';
import { initContents } from '../../sections/article/contents/init-contents.ts';
import { loadTurntable } from '../../sections/home/turntable/load-turntable.ts';
import { initLogo } from '../../sections/trusted-by/init-logo.ts';
import { initToTop } from '../header/init-to-top.ts';
import { showToast } from '../toasts/toast-store.ts';

export { answerToast } from '../toasts/toast-store.ts';

/** Features that can be deleted have an `init-late.ts`, which is found by its name (CONTRIBUTING.md, "Delete if …"). */
const inits = Object.values(
  import.meta.glob<(showToast: ShowToast, reportMissingCode: () => void) => void>(
    [
      '../*/init-late.ts',
      '!../document/*',
      '../../features/*/init-late.ts',
      '../../demo/*/init-late.ts',
    ],
    { eager: true, import: 'initLate' },
  ),
);

/** Starts everything that can wait for the first paint: one file, fetched after it. */
export function initLate(reportMissingCode: () => void): void {
  // Browsers without popovers cannot open these (theme/overrides.css hides them).
  if (!('popover' in HTMLElement.prototype)) initEach('[popover]', (element) => element.remove());
  initReveal(document);
  initEach('[href="#top"]', initToTop);
  initEach('[data-thanks]', initThanks);
  for (const init of inits) init(showToast, reportMissingCode);
  if (features.marquee) initEach('[data-marquee]', initMarquee);
  initEach('[data-today]', initToday);
  initEach('[data-carousel]', initCarousel);
  initEach('[data-snap-row]', initSnapRow);
  initEach('[data-turntable]', loadTurntable);
  if (features.insights) initEach('[data-contents]', initContents);
  if (features.clients) initEach('[data-logo]', initLogo);
  initEach('[data-not-found]', () => console.warn(`404: no page at ${location.pathname}`));
  layOutSections(document.querySelectorAll('#content > *, body > footer')).then(() =>
    document.documentElement.removeAttribute('data-fragment'),
  );
}

export async function loadSearch() {
  if (!features.search) throw new Error('The search is off.');
  const [{ searchDialog }, copy] = await Promise.all([
    import('../search/search-dialog.tsx'),
    loadTexts<SearchCopy>('search'),
  ]);
  return searchDialog(copy);
}
