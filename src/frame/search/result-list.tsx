import { memo, useEffect, useRef } from 'react';
import { isModifiedClick } from '../../browser/dom.ts';
import type { SearchCopy, SearchKind } from '../../content/schema/pages/search.ts';
import { Highlight } from '../../ui/highlight/highlight.tsx';
import { excerpt, splitByTerms } from '../../ui/highlight/highlight-text.ts';
import styles from './result-list.module.css';
import type { SearchHit } from './site-search.ts';

interface ResultListProps {
  id: string;
  label: string;
  kinds: SearchCopy['kinds'];
  hits: readonly SearchHit[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: () => void;
}

export const optionId = (list: string, index: number) => `${list}-${index}`;

const isKind = (kind: string, kinds: SearchCopy['kinds']): kind is SearchKind => kind in kinds;

function Results({ id, label, kinds, hits, active, onPoint, onChoose }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of hits also scrolls to its active one
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, hits]);
  return (
    <div ref={list} className={styles.list} role="listbox" id={id} aria-label={label}>
      {hits.map(({ path, lang, title, description, kind, text, terms }, index) => (
        <a
          key={path}
          id={optionId(id, index)}
          className={styles.result}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={path}
          lang={lang}
          hrefLang={lang}
          onPointerMove={() => onPoint(index)}
          // A hit opened in another tab leaves the list open for the next.
          onClick={(event) => isModifiedClick(event) || onChoose()}
        >
          <span className={styles.title}>
            <Highlight parts={splitByTerms(title, terms)} />
          </span>
          <span className={`caption ${styles.kind}`}>{isKind(kind, kinds) ? kinds[kind] : ''}</span>
          <span className={`caption ${styles.excerpt}`} aria-hidden="true">
            <Highlight parts={splitByTerms(excerpt(text, terms) || description, terms)} />
          </span>
        </a>
      ))}
    </div>
  );
}

/**
 * Hits as the listbox of a combobox (APG); every option is a link, so it can open in a new tab. Memoised: the field
 * shows a letter before the list renders its hits.
 */
export const ResultList = memo(Results);
