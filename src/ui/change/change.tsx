import { Icon } from '../icon/icon.tsx';
import styles from './change.module.css';

export interface Figure {
  name: string;
  value: string;
  /** What it was before our work, and both as words that are read out. */
  change?: { before: string; words: string } | undefined;
}

/** A figure; one that changed has both ends with an arrow between them. */
export function Change({ value, change }: Pick<Figure, 'value' | 'change'>) {
  if (!change) return value;
  return (
    <>
      <span className="visually-hidden">{change.words}</span>
      <span className={styles.change} aria-hidden="true">
        {`${change.before} `}
        <Icon name="arrowRight" />
        {` ${value}`}
      </span>
    </>
  );
}
