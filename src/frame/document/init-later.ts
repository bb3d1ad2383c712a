import { initMarquee } from '../../browser/marquee.ts';
import { layOutSections } from '../../browser/sections.ts';
import { initSnapRow } from '../../browser/snap-row.ts';
import type { ShowToast } from '../../browser/toast-event.ts';
import { initToday } from '../../browser/today.ts';
import { initThanks } from '../../features/contact-form/thanks/init-thanks.ts';
import { initShare } from '../../features/share/init-share.ts';
import { initContents } from '../../sections/article/contents/init-contents.ts';
import { showLogos } from '../../sections/trusted-by/show-logos.ts';
import { initDisplaySettings } from '../display-settings/init-display-settings.ts';
import { initMenuPictures } from '../menu/init-menu-pictures.ts';

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
  if (FEATURES.displaySettings)
    for (const button of all('[data-display-settings]'))
      initDisplaySettings(button, all('[popovertarget="mega-menu"]'), async () => {
        const { openDisplaySettings } = await import(
          '../display-settings/display-settings-panel.ts'
        );
        return openDisplaySettings(FEATURES.cursorFollower);
      });
  for (const menu of all('[data-menu]'))
    initMenuPictures(menu, async () =>
      (await import('../menu/menu-pictures.ts')).showMenuPictures(menu),
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
  // For the next page, where this one shows the local font (decision 0013). Safari knows no `rel="prefetch"`; the request is the
  // one a style sheet makes, so that the browser's cache answers that.
  if (textFont && document.documentElement.dataset.font)
    fetch(textFont.href, { priority: 'low' }).catch(() => undefined);
  layOutSections(all('#content > *, body > footer'));
}
