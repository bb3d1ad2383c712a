type Control = HTMLElement & Partial<HTMLInputElement> & { href?: string };

const CONTROLS = 'input:not([type="file"]), textarea, select, button, a';
const controlsIn = (place: Element) => [...place.querySelectorAll<Control>(CONTROLS)];

const isTicked = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/** Identifies a control among the others of its island, before and after a render. */
function keyOf(control: Control) {
  const { localName, type, name, id, value, href } = control;
  return [localName, type, name || id, isTicked(control) ? value : href].join(' ');
}

/** Copies a value to another field as the visitor would enter it, so that React notices. */
function copyValue(from: Control, to: Control) {
  if (isTicked(from)) {
    const isOther = from.checked !== to.checked;
    if (isOther && (from.checked || from.type === 'checkbox')) to.click();
  } else if (to.type === 'hidden') {
    // Keeps a value that React has set.
    to.value ||= from.value ?? '';
  } else if (from.value !== to.value) {
    // React's setter, on the element itself, would hide the change from React.
    Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to);
    const type = to.localName === 'select' ? 'change' : 'input';
    to.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Remembers the fields of an island, its open dialog, the focus and the selection, before React may replace its elements.
 * @returns a function that restores the values of replaced elements; a removed element keeps its value, to the last letter
 */
export function keepFields(place: Element): () => void {
  const controls = controlsIn(place);
  const focused = controls.find((control) => control === document.activeElement);
  // Null in a field for an email address or a number, which only reveals its selected text.
  const { selectionStart: start = null, selectionEnd: end = null } = focused ?? {};
  const isAllSelected = start === null && focused?.value === String(getSelection());
  const isOpen = place.querySelector('dialog[open]') !== null;
  return () => {
    const dialog = place.querySelector('dialog');
    if (isOpen && !dialog?.open) dialog?.showModal();
    for (const control of controls) {
      if (place.contains(control)) continue;
      // Searched each time, because choosing one option may add the next.
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
