import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value once it has stayed the same for `delay` ms, and after the frame that shows the change: the control is painted
 * first, then its results (web.dev/articles/inp). React's useDeferredValue may render before that frame.
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
