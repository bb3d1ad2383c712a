import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import copy from '../../content/pages/search.yaml';
import type { SearchCopy } from '../../content/schema/pages/search.ts';
import { fillIn, pluralForm } from '../../lib/fill-in.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { EmptyState, type State } from './empty-state.tsx';
import { optionId, ResultList } from './result-list.tsx';
import styles from './search-dialog.module.css';
import { useSiteSearch } from './use-site-search.ts';

/** Hits shown at once; who needs more types another letter. */
const SHOWN = 20;

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
export function SearchDialog() {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const { data: search, isError, refetch } = useSiteSearch();

  const query = useDeferredValue(typed).trim();
  const found = useMemo(() => (search && query.length > 1 ? search(query) : []), [search, query]);
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
  const close = useCallback(() => dialog.current?.close(), []);
  const retry = () => {
    // The button goes, and the focus would go with it.
    input.current?.focus();
    refetch();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || hits.length === 0) return;
    if (step) setActive((active + step + hits.length) % hits.length);
    else if (event.key === 'Enter') document.getElementById(optionId(list, active))?.click();
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${list}-title`} closedby="any">
      <div className={styles.sheet}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            ref={input}
            className={styles.input}
            type="text"
            dir="auto"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
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
        <p className={styles.status} role="status" data-state={state}>
          {statusLine(copy, state, found.length, query)}
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
        <p className={styles.keys}>{copy.keys}</p>
      </div>
    </dialog>
  );
}
