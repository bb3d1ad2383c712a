import type { KeyboardEvent } from 'react';
import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { SearchCopy } from '../../content/schema/pages/search.ts';
import { useDelayedValue } from '../../features/shared/use-delayed-value.ts';
import { fillIn, pluralForm } from '../../lib/fill-in.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { EmptyState, type State } from './empty-state.tsx';
import { optionId, ResultList } from './result-list.tsx';
import styles from './search-dialog.module.css';
import { useSiteSearch } from './use-site-search.ts';

/** Hits shown at once; more letters narrow them down. */
const SHOWN = 20;
/** ms without typing until the count is announced. */
const PAUSE = 500;

function statusLine(copy: SearchCopy, state: State, found: number, query: string): string {
  if (state === 'idle') return '';
  if (state === 'loading') return copy.loading;
  if (state === 'failed') return copy.failed.text;
  if (state === 'empty') return fillIn(copy.empty.title, { query });
  const { count } = copy;
  const line = found > SHOWN ? count.more : pluralForm(count, found, document.documentElement.lang);
  return fillIn(line, { count: String(found), shown: String(SHOWN), query });
}

/** An editable combobox with a listbox (APG, "list autocomplete with automatic selection"); the focus stays in the field. */
function SearchDialog({ copy }: { copy: SearchCopy }) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const { data: search, isError, refetch } = useSiteSearch();

  const query = useDeferredValue(typed).trim();
  const find = useCallback(
    (words: string) => (search && words.length > 1 ? search(words) : []),
    [search],
  );
  const found = useMemo(() => find(query), [find, query]);
  const hits = useMemo(() => found.slice(0, SHOWN), [found]);
  const state: State = isError
    ? 'failed'
    : query.length < 2
      ? 'idle'
      : !search
        ? 'loading'
        : hits.length > 0
          ? 'found'
          : 'empty';
  const status = statusLine(copy, state, found.length, query);
  const announced = useDelayedValue(status, PAUSE, '');
  const close = useCallback(() => dialog.current?.close(), []);
  const retry = () => {
    // Keeps the focus, which would be lost with the button.
    input.current?.focus();
    refetch();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // The list may still show the hits of a shorter word.
    const hit = event.key === 'Enter' && find(typed.trim())[active];
    // Safari ends a composition before its Enter, which has the key code 229 (UI Events, 7.3.1).
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (isComposing || !(hit || (step && hits.length > 0))) return;
    event.preventDefault();
    if (step) setActive((active + step + hits.length) % hits.length);
    if (!hit) return;
    close();
    location.assign(hit.path);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${list}-title`} closedby="any">
      <div className={styles.sheet}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            ref={input}
            className={`figure ${styles.input}`}
            type="text"
            dir="auto"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            role="combobox"
            aria-label={copy.label}
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? list : undefined}
            aria-activedescendant={hits.length > 0 ? optionId(list, active) : undefined}
            placeholder={copy.placeholder}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={`round ${styles.close}`}
            aria-label={copy.close}
            onClick={close}
          >
            <Icon name="plus" />
          </button>
        </div>
        <h2 className="visually-hidden" id={`${list}-title`}>
          {copy.title}
        </h2>
        <p className={`soft small ${styles.status}`} aria-hidden="true" data-state={state}>
          {status}
        </p>
        <p className="visually-hidden" role="status">
          {announced}
        </p>
        {hits.length > 0 ? (
          <ResultList
            id={list}
            label={copy.results}
            kinds={copy.kinds}
            hits={hits}
            active={active}
            onPoint={setActive}
            onChoose={close}
          />
        ) : (
          <EmptyState copy={copy} state={state} onRetry={retry} />
        )}
        <p className={`soft small ${styles.keys}`}>{copy.keys}</p>
      </div>
    </dialog>
  );
}

/** Returns the dialog with its texts, which load in parallel with its code. */
export const searchDialog = (copy: SearchCopy) => () => <SearchDialog copy={copy} />;
