import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gives a ref whose element (`tabIndex={-1}`) takes the focus when it appears, unless `place` is null or the visitor types: elsewhere, or on (`isEdited`). */
export function useFocusOnMount<E extends HTMLElement>(
  place: ScrollLogicalPosition | null = 'nearest',
  isEdited = false,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (place === null) return;
    const field = document.activeElement?.closest('input, textarea, select');
    if (field && (isEdited || !field.closest('form')?.contains(ref.current))) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: place });
  }, [place, isEdited]);
  return ref;
}
