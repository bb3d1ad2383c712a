import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './insights-explorer.module.css';

interface ShelfProps {
  /** True while something else stands in its place. */
  away: boolean;
  /** HTML of the page, in Astro's slot. */
  children?: ReactNode;
}

/**
 * Takes finished HTML off the page for a while and puts the same elements back. Rendering it anew would write markup
 * from a string, and the policy lets no script do that (Trusted Types).
 */
export function Shelf({ away, children }: ShelfProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const slot = frame.current?.firstElementChild;
    if (!away || !slot) return;
    const kept = new DocumentFragment();
    kept.append(...slot.childNodes);
    return () => slot.append(kept);
  }, [away]);
  return (
    <div ref={frame} className={styles.shelf}>
      {children}
    </div>
  );
}
