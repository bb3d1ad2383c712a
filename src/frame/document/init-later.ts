import { initCarouselDrag } from '../../browser/carousel-drag.ts';
import { initCarouselFocus } from '../../browser/carousel-focus.ts';
import { initMarquee } from '../../browser/marquee.ts';
import { initReveal } from '../../browser/reveal.ts';
import { layOutSections } from '../../browser/sections.ts';
import { initSnapRow } from '../../browser/snap-row.ts';
import type { ShowToast } from '../../browser/toast-event.ts';
import { initToday } from '../../browser/today.ts';
import { features } from '../../content/features.ts';
import { initThanks } from '../../features/contact-form/thanks/init-thanks.ts';
import { initContents } from '../../sections/article/contents/init-contents.ts';
import { showLogos } from '../../sections/trusted-by/show-logos.ts';
import { initToTop } from '../header/init-to-top.ts';
import { initMenuPictures } from '../menu/init-menu-pictures.ts';

/** What can be deleted brings a `late.ts` of its own, which is found by its name (CONTRIBUTING.md, "Delete if …"). */
const lateStarts = Object.values(
  import.meta.glob<(showToast: ShowToast, reportMissingCode: () => void) => void>(
    ['../*/late.ts', '../../features/*/late.ts', '../../demo/*/late.ts'],
    {
      eager: true,
      import: 'startLate',
    },
  ),
);

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Starts what nobody needs before the page is painted: one file, fetched after the first paint. */
export function initLater(showToast: ShowToast, reportMissingCode: () => void): void {
  initReveal(document);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-to-top]')) initToTop(link);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-thanks]'))
    initThanks(dialog);
  for (const start of lateStarts) start(showToast, reportMissingCode);
  for (const menu of all('[data-menu]'))
    initMenuPictures(menu, async () =>
      (await import('../menu/menu-pictures.ts')).showMenuPictures(menu),
    );
  if (features.marquee) for (const element of all('[data-marquee]')) initMarquee(element);
  for (const element of all('[data-today]')) initToday(element);
  for (const scroller of all('[data-carousel-scroller]')) {
    initCarouselFocus(scroller);
    initCarouselDrag(scroller);
  }
  for (const element of all('[data-snap-row]')) initSnapRow(element);
  if (features.insights) for (const element of all('[data-contents]')) initContents(element);
  if (features.clients) showLogos([...document.querySelectorAll<SVGElement>('[data-logo]')]);
  layOutSections(all('#content > *, body > footer'));
}
