import { startTransition, useEffect, useState } from 'react';

/** In the frame after the next one: the control answers first, and what it brings follows (web.dev/articles/inp). */
export const afterAnswer = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/**
 * A value once it has rested: for what is dear to draw. useDeferredValue yields to input, but may draw before the frame
 * that answers it, or under the next letter.
 * @param value compared with Object.is
 * @param rest ms it must stay the same; 0 waits for the frame that shows the change
 * @param first what to begin with
 */
export function useLater<Value>(value: Value, rest = 0, first: Value = value): Value {
  const [later, setLater] = useState(() => first);
  useEffect(() => {
    let current = true;
    const follow = () => current && startTransition(() => setLater(() => value));
    const timer = setTimeout(() => afterAnswer(follow), rest);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [value, rest]);
  return later;
}
