const STAYS_OPEN = 5000;

/** Modal while the address ends in its id, for five seconds. A page that arrives with the address keeps a line of thanks. */
export function initThanks(dialog: HTMLDialogElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isAddressed = () => location.hash === `#${dialog.id}`;
  /** @param shownFor how long, in ms, the dialog has been seen already */
  const follow = (shownFor = 0) => {
    if (!isAddressed()) return dialog.close();
    if (dialog.open || shownFor >= STAYS_OPEN) return;
    dialog.showModal();
    timer = setTimeout(() => dialog.close(), STAYS_OPEN - shownFor);
  };

  dialog.addEventListener('close', () => {
    clearTimeout(timer);
    // Otherwise a reload would say thanks again, and the next message would not.
    if (isAddressed()) history.replaceState(history.state, '', location.pathname + location.search);
  });
  dialog.querySelector('[data-thanks-close]')?.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
  });
  addEventListener('hashchange', () => follow());

  document.querySelector('[data-thanks-stays]')?.toggleAttribute('data-shown', isAddressed());
  // Until now the style sheet showed the dialog (thanks.module.css); its one animation knows since when.
  const shownFor = Number(dialog.getAnimations()[0]?.currentTime ?? 0);
  dialog.toggleAttribute('data-ready', true);
  follow(shownFor);
}
