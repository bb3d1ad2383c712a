import { initEach } from '../../browser/dom.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { initMenu } from './init-menu.ts';

/** Starts the menu, lays it out, and brings its pictures when it first opens, or is open already, where a mouse can point at its links. */
export function initLate(): void {
  initEach('[data-header]', initMenu);
  // A phone takes a while to lay out its links: it does so before the first press.
  initEach('[data-menu]', (menu) => whenIdle(() => menu.toggleAttribute('data-near', true)));
  if (!matchMedia('(width >= 64rem) and (hover: hover) and (pointer: fine)').matches) return;
  initEach('[data-menu]', (menu) => {
    // The pictures are an ornament: without them the menu is whole.
    const show = () =>
      import('./init-menu-pictures.ts')
        .then(({ initMenuPictures }) => initMenuPictures(menu))
        .catch(() => undefined);
    if (menu.matches(':popover-open')) show();
    else menu.addEventListener('toggle', show, { once: true });
  });
}
