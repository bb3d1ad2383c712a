import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gives a ref whose element (`tabIndex={-1}`) takes the focus when it appears, unless the visitor types: elsewhere, or on (`isEdited`). */
export function useFocusOnMount<E extends HTMLElement>(
  place: ScrollLogicalPosition = 'nearest',
  isEdited = false,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    // Nobody has used the page yet: it puts back what was open.
    if (navigator.userActivation?.hasBeenActive === false) return;
    const field = document.activeElement?.closest('input, textarea, select');
    if (field && (isEdited || !field.closest('form')?.contains(ref.current))) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: place });
  }, [place, isEdited]);
  return ref;
}
