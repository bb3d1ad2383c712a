import { useEffect } from 'react';

/** The browser asks before the visitor leaves the page while `isPending` (HTML, `beforeunload`). */
export function useQuestionBeforeLeaving(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isPending]);
}
