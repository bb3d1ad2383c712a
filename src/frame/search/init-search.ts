const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Opens the search from its button, from Ctrl or ⌘ K, and from "/" while nobody is typing. The dialog, React and the
 * index arrive on first use; should the code not arrive, the button is simply ready for another try.
 */
export function initSearch(
  button: HTMLElement,
  load: () => Promise<{ openSearch: () => void }>,
): void {
  const open = async () => {
    button.ariaBusy = 'true';
    const dialog = await load().catch(() => undefined);
    button.ariaBusy = 'false';
    dialog?.openSearch();
  };
  button.dataset.ready = '';
  button.addEventListener('click', () => {
    // Safari does not focus a clicked button, and the dialog gives the focus back to where it was.
    button.focus();
    open();
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const command = ctrlKey || metaKey;
    const isShortcut = command
      ? key.toLowerCase() === 'k' && !shiftKey
      : key === '/' && !isTyping(target);
    if (!isShortcut || altKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
}
