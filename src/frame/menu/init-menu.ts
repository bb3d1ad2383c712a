/** Replaces the platform's light dismiss, which would also close the menu on a click in the header's bar. */
export function initMenu(header: HTMLElement): void {
  const menu = header.querySelector<HTMLElement>('[data-menu]');
  if (!menu || !('popover' in menu)) return;
  const isOpen = () => menu.matches(':popover-open');
  const close = () => isOpen() && menu.hidePopover();
  // Changing the type of an open popover would close it: one opened this early keeps the platform's behaviour.
  if (!isOpen()) menu.popover = 'manual';
  const buttons = [...header.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)];

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!header.contains(target) || target.closest('a')) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    close();
    buttons[0]?.focus();
  });
  header.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !header.contains(relatedTarget)) close();
  });
  const showState = () => {
    const open = isOpen();
    for (const button of buttons) button.setAttribute('aria-expanded', String(open));
    document.documentElement.toggleAttribute('data-menu-open', open);
  };
  menu.addEventListener('toggle', showState);
  showState();
  addEventListener('pageshow', close);
}
