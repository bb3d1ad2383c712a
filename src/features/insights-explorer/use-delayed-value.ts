import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value once it has stayed the same for a while. Lists that are slow to draw use it: the control is painted first
 * and its results follow (web.dev/articles/inp). React's useDeferredValue yields to input, but may draw before the frame
 * that shows the control, or during the next key press.
 * @param value compared with Object.is
 * @param delay ms it must stay the same; 0 waits for the frame that shows the change
 * @param initial returned until then
 */
export function useDelayedValue<Value>(value: Value, delay = 0, initial: Value = value): Value {
  const [delayed, setDelayed] = useState(() => initial);
  useEffect(() => {
    let current = true;
    const follow = () => current && startTransition(() => setDelayed(() => value));
    const timer = setTimeout(() => requestAnimationFrame(() => setTimeout(follow)), delay);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [value, delay]);
  return delayed;
}
