/** A menu that has been closed may still be on its way out. */
const isSeen = (element: Element) =>
  !element.closest('[popover]:not(:popover-open)') &&
  element.checkVisibility({ visibilityProperty: true });

/**
 * Opens the panel from one of its buttons; its code arrives on first use, and should it not, the button is ready for another try.
 * @param others where the focus goes when the panel closes, if the button has gone with its menu
 */
export function initDisplaySettings(
  button: HTMLElement,
  others: Iterable<HTMLElement>,
  open: () => Promise<HTMLElement>,
  reportMissingCode: () => void,
): void {
  button.dataset.ready = '';
  button.addEventListener('click', async () => {
    button.ariaBusy = 'true';
    const panel = await open().catch(reportMissingCode);
    button.ariaBusy = null;
    panel?.addEventListener('toggle', ({ newState }) => {
      if (newState !== 'closed') return;
      const { activeElement } = document;
      panel.remove();
      // Not where a click outside has given it to something else.
      if (!activeElement || activeElement === document.body || !isSeen(activeElement))
        [button, ...others].find(isSeen)?.focus();
    });
  });
}
