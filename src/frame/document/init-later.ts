import { initComfort } from '../../behaviours/comfort.ts';
import { initContents } from '../../behaviours/contents.ts';
import { showLogos } from '../../behaviours/logos.ts';
import { initMarquee } from '../../behaviours/marquee.ts';
import { initMenuPictures } from '../../behaviours/menu-pictures.ts';
import { layOutSections } from '../../behaviours/sections.ts';
import { initShare } from '../../behaviours/share.ts';
import { initSnapRow } from '../../behaviours/snap-row.ts';
import { fetchTextFont } from '../../behaviours/text-font.ts';
import { initThanks } from '../../behaviours/thanks.ts';
import { initToday } from '../../behaviours/today.ts';
import type { ShowToast } from '../../lib/toast-event.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Starts what nobody needs before the page is painted: one file, fetched after the first paint. */
export function initLater(showToast: ShowToast): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-thanks]'))
    initThanks(dialog);
  // Only a mouse has a cursor to follow.
  if (
    FEATURES.cursorFollower &&
    matchMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)')
      .matches
  )
    import('../cursor/start-cursor.ts').then(
      ({ startCursor }) => {
        for (const element of all('[data-cursor]')) startCursor(element);
      },
      () => undefined,
    );
  if (FEATURES.comfort)
    for (const button of all('[data-comfort]'))
      initComfort(button, all('[popovertarget="mega-menu"]'), async () => {
        const { openComfort } = await import('../comfort/comfort-panel.ts');
        return openComfort(FEATURES.cursorFollower);
      });
  for (const menu of all('[data-menu]'))
    initMenuPictures(menu, async () =>
      (await import('../mega-menu/menu-pictures.ts')).showMenuPictures(menu),
    );
  if (FEATURES.marquee) for (const element of all('[data-marquee]')) initMarquee(element);
  for (const element of all('[data-today]')) initToday(element);
  for (const element of all('[data-snap-row]')) initSnapRow(element);
  if (FEATURES.insights) {
    for (const element of all('[data-share]')) initShare(element, showToast);
    for (const element of all('[data-contents]')) initContents(element);
  }
  if (FEATURES.clients) showLogos([...document.querySelectorAll<SVGElement>('[data-logo]')]);
  const textFont = document.querySelector<HTMLLinkElement>('link[as="font"]');
  if (textFont && document.documentElement.dataset.font) fetchTextFont(textFont.href);
  layOutSections(all('#content > *, body > footer'));
}
