/**
 * Opens the search by its button and by Ctrl or ⌘ K, on Macs only by ⌘ K: there, Ctrl K deletes to the end of a line. Its code loads
 * on first use. Letters typed meanwhile go into its field, unless the focus has moved: then the search stays closed.
 */
export function initSearch(
  button: HTMLElement,
  mount: (place: HTMLElement) => Promise<void>,
  reportMissingCode: () => void,
): void {
  const place = document.createElement('div');
  document.body.append(place);
  const isMac = /^(Mac|iP)/.test(navigator.platform);
  let typed = '';
  let opener: Element | null = null;
  const open = async () => {
    if (button.hasAttribute('aria-busy')) return;
    typed = '';
    button.setAttribute('aria-busy', 'true');
    opener = document.activeElement;
    if (!place.firstElementChild) await mount(place).catch(reportMissingCode);
    button.removeAttribute('aria-busy');
    if (document.activeElement !== opener) return;
    const input = place.querySelector('input');
    place.querySelector('dialog')?.showModal();
    input?.select();
    if (!input || !typed) return;
    input.setRangeText(typed, 0, 0, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  button.dataset.ready = '';
  button.addEventListener('click', () => {
    // Safari doesn't focus a clicked button, and the dialog returns the focus to the element that had it.
    button.focus();
    open();
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const command = ctrlKey || metaKey;
    const isShortcut = (isMac ? metaKey : command) && key.toLowerCase() === 'k' && !shiftKey;
    const isLetter =
      button.hasAttribute('aria-busy') && target === opener && key.length === 1 && !command;
    if (!(isShortcut || isLetter) || altKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (isLetter) typed += key;
    else open();
  });
}
