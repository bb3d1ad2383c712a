type Control = HTMLElement & Partial<HTMLInputElement> & { href?: string };

const CONTROLS = 'input:not([type="file"]), textarea, select, button, a';
const controlsIn = (place: Element) => [...place.querySelectorAll<Control>(CONTROLS)];

const isTicked = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/** Tells a control from the others of its island, in one drawing as in the next. */
function keyOf(control: Control) {
  const { localName, type, name, id, value, href } = control;
  return [localName, type, name || id, isTicked(control) ? value : href].join(' ');
}

/** Gives a field the value of another as the visitor would, so that React learns of it. */
function copyValue(from: Control, to: Control) {
  if (isTicked(from)) {
    const isOther = from.checked !== to.checked;
    if (isOther && (from.checked || from.type === 'checkbox')) to.click();
  } else if (to.type === 'hidden') {
    // One that React fills is its own.
    to.value ||= from.value ?? '';
  } else if (from.value !== to.value) {
    // React's own setter, which is the element's, would hide the change from React.
    Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to);
    const type = to.localName === 'select' ? 'change' : 'input';
    to.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Remembers the fields of an island, its open dialog, the focus and the selection, before React may replace its elements.
 * @returns gives what has been replaced its value back; an element that was removed keeps its own, to the last letter typed
 */
export function keepFields(place: Element): () => void {
  const controls = controlsIn(place);
  const focused = controls.find((control) => control === document.activeElement);
  // Null in a field for an email address or a number, of which only the selected text is known.
  const { selectionStart: start = null, selectionEnd: end = null } = focused ?? {};
  const isAllSelected = start === null && focused?.value === String(getSelection());
  const isOpen = place.querySelector('dialog:modal') !== null;
  return () => {
    const dialog = place.querySelector('dialog');
    if (isOpen && !dialog?.open) dialog?.showModal();
    for (const control of controls) {
      if (place.contains(control)) continue;
      // Looked for each time: what is chosen first may bring what is chosen next.
      const next = controlsIn(place).find((other) => keyOf(other) === keyOf(control));
      if (!next) continue;
      copyValue(control, next);
      const { activeElement } = document;
      const isElsewhere = activeElement !== document.body && !dialog?.contains(activeElement);
      if (control !== focused || isElsewhere) continue;
      next.focus({ preventScroll: true });
      if (start !== null)
        next.setSelectionRange?.(start, end, focused.selectionDirection ?? 'none');
      else if (isAllSelected) next.select?.();
    }
  };
}
