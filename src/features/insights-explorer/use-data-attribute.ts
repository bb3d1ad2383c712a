import { useCallback, useSyncExternalStore } from 'react';

/** Returns a data attribute of an explorer, which its script keeps in sync with the address (explorer/explore.ts). */
export function useDataAttribute(explorer: HTMLElement, name: string): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(explorer, { attributeFilter: [`data-${name}`] });
      return () => observer.disconnect();
    },
    [explorer, name],
  );
  return useSyncExternalStore(subscribe, () => explorer.dataset[name] ?? '');
}
