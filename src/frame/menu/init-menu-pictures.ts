/** Calls `showPictures` when the menu first opens, or is open already, where a mouse can point at its links. */
export function initMenuPictures(menu: HTMLElement, showPictures: () => Promise<void>): void {
  if (!matchMedia('(width >= 64rem) and (hover: hover) and (pointer: fine)').matches) return;
  // The pictures are an ornament: without them the menu is whole.
  const show = () => void showPictures().catch(() => undefined);
  if (menu.matches(':popover-open')) show();
  else menu.addEventListener('toggle', show, { once: true });
}
