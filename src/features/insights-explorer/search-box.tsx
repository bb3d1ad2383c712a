import { type RefObject, useEffect } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-box.module.css';

export interface SearchBoxWords {
  label: string;
  placeholder: string;
  clear: string;
}

interface SearchBoxProps {
  words: SearchBoxWords;
  value: string;
  onChange: (value: string) => void;
  input: RefObject<HTMLInputElement | null>;
}

/** A search field that answers while one types. Until React wakes, Enter asks for the same by a page load. */
export function SearchBox({ words, value, onChange, input }: SearchBoxProps) {
  // What was typed before React woke is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on waking
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) onChange(typed);
  }, []);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <form
      className={styles.search}
      role="search"
      method="get"
      onSubmit={(event) => event.preventDefault()}
    >
      <span className={styles.glass}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        aria-label={words.label}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button type="button" className={styles.clear} aria-label={words.clear} onClick={clear}>
          <Icon name="plus" />
        </button>
      )}
    </form>
  );
}
