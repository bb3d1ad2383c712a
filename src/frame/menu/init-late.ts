import { initEach } from '../../browser/dom.ts';
import { nextPaint } from '../../browser/sections.ts';
import { initMenu } from './init-menu.ts';

/** Starts the menu, lays it out, and fetches its pictures when it first opens, if a mouse can point at its links. */
export function initLate(): void {
  initEach('[data-header]', initMenu);
  // Laying out its links takes a phone a while, so it happens before the first press; idle time might be too late for a quick one.
  initEach('[data-menu]', async (menu) => {
    await nextPaint();
    menu.toggleAttribute('data-near', true);
  });
  if (!matchMedia('(width >= 64rem) and (hover: hover) and (pointer: fine)').matches) return;
  initEach('[data-menu]', (menu) => {
    // The pictures are decoration: the menu works without them.
    const show = () =>
      import('./init-menu-pictures.ts')
        .then(({ initMenuPictures }) => initMenuPictures(menu))
        .catch(() => undefined);
    if (menu.matches(':popover-open')) show();
    else menu.addEventListener('toggle', show, { once: true });
  });
}
