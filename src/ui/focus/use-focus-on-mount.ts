import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives a ref whose element takes the focus when it appears, unless the visitor is typing elsewhere, and comes into
 * view: as near as it is, or where `place` says. The element needs `tabIndex={-1}`.
 */
export function useFocusOnMount<E extends HTMLElement>(
  place: ScrollLogicalPosition = 'nearest',
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (document.activeElement?.matches('input, textarea, select')) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: place });
  }, [place]);
  return ref;
}
