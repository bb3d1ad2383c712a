/**
 * Closes the mega menu where the platform's popover does not by itself: on Esc (focus returns to the button),
 * on a click or focus outside the header, on choosing a link, and when a page comes back from the history.
 */
export function wakeMenu(header: HTMLElement, menu: HTMLElement): void {
  const isOpen = () => menu.matches(':popover-open');
  const close = () => isOpen() && menu.hidePopover();
  const button = header.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!header.contains(target) || target.closest('a')) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    close();
    button?.focus();
  });
  header.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !header.contains(relatedTarget)) close();
  });
  menu.addEventListener('toggle', () => {
    const open = isOpen();
    button?.setAttribute('aria-expanded', String(open));
    document.documentElement.toggleAttribute('data-menu-open', open);
  });
  addEventListener('pageshow', close);
}
