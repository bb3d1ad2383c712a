import type { InsightsCopy } from '../../content/schema/pages/insights.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-box.module.css';

/** A search field; the address always contains its text (features/explorer). */
export function SearchBox({ copy }: { copy: InsightsCopy['search'] }) {
  return (
    <form className={styles.search} role="search">
      <span className={styles.glass}>
        <Icon name="search" />
      </span>
      <input
        className={styles.input}
        type="search"
        dir="auto"
        name="q"
        aria-label={copy.label}
        placeholder={copy.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      <button type="button" className={`round ${styles.clear}`} name="q" aria-label={copy.clear}>
        <Icon name="plus" />
      </button>
    </form>
  );
}
