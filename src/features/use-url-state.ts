import { useCallback, useSyncExternalStore } from 'react';
import { readUrlState, showUrlState, type UrlState, writeUrlState } from '../lib/url-state.ts';
import { afterAnswer } from './use-later.ts';

/** Ours: the History API tells nobody about pushState. */
const CHANGED = 'urlstate';
const nothing = () => () => undefined;

/**
 * State that lives in the address. The first render is always the default, as the server's HTML has it; what the
 * address asks for follows at once, and until then CSS reads it from the attributes of `<html>`.
 * @param defaults a constant: every parameter and its default value
 * @returns the state; `change`, which adds an entry to the history or replaces the last one; whether React is awake
 */
export function useUrlState<State extends UrlState>(defaults: State) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const show = () =>
        showUrlState(document.documentElement, readUrlState(location.search, defaults), defaults);
      const listen = () => {
        onChange();
        afterAnswer(show);
      };
      show();
      addEventListener('popstate', listen);
      addEventListener(CHANGED, listen);
      return () => {
        removeEventListener('popstate', listen);
        removeEventListener(CHANGED, listen);
      };
    },
    [defaults],
  );
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const awake = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const change = useCallback(
    (part: Partial<State>, entry: 'push' | 'replace' = 'push') => {
      const state = { ...readUrlState(location.search, defaults), ...part };
      const query = writeUrlState(location.search, state, defaults);
      if (query === location.search) return;
      const method = entry === 'push' ? 'pushState' : 'replaceState';
      history[method](history.state, '', `${location.pathname}${query}${location.hash}`);
      dispatchEvent(new Event(CHANGED));
    },
    [defaults],
  );
  return { state: readUrlState(search, defaults), change, awake };
}
