const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Opens the search from its button, from Ctrl or ⌘ K, and from "/" while nobody is typing; its code arrives on first use, and what
 * is typed meanwhile stands in its field.
 */
export function initSearch(
  button: HTMLElement,
  load: () => Promise<{ openSearch: (typed: string) => void }>,
  reportMissingCode: () => void,
): void {
  let typed = '';
  const open = async () => {
    typed = '';
    button.ariaBusy = 'true';
    const dialog = await load().catch(reportMissingCode);
    button.ariaBusy = 'false';
    dialog?.openSearch(typed);
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
    const isLetter = button.ariaBusy === 'true' && key.length === 1 && !command;
    if (!(isShortcut || isLetter) || altKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (isLetter) typed += key;
    else open();
  });
}
