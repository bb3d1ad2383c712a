const STAYS_OPEN = 5000;

/** Opens the dialog for five seconds while the address ends in its id. A page loaded with that address keeps a line of thanks. */
export function initThanks(dialog: HTMLDialogElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isAddressed = () => location.hash === `#${dialog.id}`;
  /** @param shownFor time in ms for which the dialog has been visible */
  const follow = (shownFor = 0) => {
    if (!isAddressed()) return dialog.close();
    if (dialog.open || shownFor >= STAYS_OPEN) return;
    dialog.showModal();
    timer = setTimeout(() => dialog.close(), STAYS_OPEN - shownFor);
  };

  dialog.addEventListener('close', () => {
    clearTimeout(timer);
    // Otherwise a reload would show the thanks again, and the next message wouldn't.
    if (isAddressed()) history.replaceState(history.state, '', location.pathname + location.search);
  });
  dialog.querySelector('[data-thanks-close]')?.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
  });
  addEventListener('hashchange', () => follow());

  document.querySelector('[data-thanks-stays]')?.toggleAttribute('data-shown', isAddressed());
  // Until now the style sheet showed the dialog (thanks.module.css); its only animation knows for how long.
  const shownFor = Number(dialog.getAnimations()[0]?.currentTime ?? 0);
  dialog.toggleAttribute('data-ready', true);
  follow(shownFor);
}
