import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gives a ref whose element (`tabIndex={-1}`) takes the focus when it appears, unless the visitor is typing elsewhere. */
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
