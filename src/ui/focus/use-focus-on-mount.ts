import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns a ref. Focuses its element (`tabIndex={-1}`) on mount, unless the visitor types in another form or kept typing (`isEdited`). */
export function useFocusOnMount<E extends HTMLElement>(
  place: ScrollLogicalPosition = 'nearest',
  isEdited = false,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    // Before any interaction, a mount restores an earlier state.
    if (navigator.userActivation?.hasBeenActive === false) return;
    const field = document.activeElement?.closest('input, textarea, select');
    if (field && (isEdited || !field.closest('form')?.contains(ref.current))) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: place });
  }, [place, isEdited]);
  return ref;
}
