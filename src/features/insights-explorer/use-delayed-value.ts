import { startTransition, useEffect, useState } from 'react';

/**
 * A value after it has stayed the same for a while, for lists that are slow to draw: the control is painted first, and what
 * it brings follows (web.dev/articles/inp). useDeferredValue yields to input, but may draw before the frame that shows
 * the control, or under the next letter.
 * @param value compared with Object.is
 * @param rest ms it must stay the same; 0 waits for the frame that shows the change
 * @param first what to begin with
 */
export function useLater<Value>(value: Value, rest = 0, first: Value = value): Value {
  const [later, setLater] = useState(() => first);
  useEffect(() => {
    let current = true;
    const follow = () => current && startTransition(() => setLater(() => value));
    const timer = setTimeout(() => requestAnimationFrame(() => setTimeout(follow)), rest);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [value, rest]);
  return later;
}
