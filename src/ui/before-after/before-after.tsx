import { Icon } from '../icon/icon.tsx';
import styles from './before-after.module.css';

export interface Figure {
  name: string;
  value: string;
  /** Value before our work, and both values as words for screen readers. */
  change?: { before: string; words: string } | undefined;
}

/** Renders a figure, or both ends of a change with an arrow between them. */
export function BeforeAfter({ value, change }: Pick<Figure, 'value' | 'change'>) {
  if (!change) return value;
  return (
    <>
      <span className="visually-hidden">{change.words}</span>
      <span className={styles.beforeAfter} aria-hidden="true">
        {`${change.before} `}
        <Icon name="arrowRight" />
        {` ${value}`}
      </span>
    </>
  );
}
