import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  label: string;
  /** A quiet word after the label. */
  note?: string | undefined;
}

/** One option of a set, as a sweet to pick: a checkbox or a radio button that looks like a chip. */
export function Choice({ label, note, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input className="visually-hidden" {...input} />
      <span className={styles.dot} aria-hidden="true">
        {input.type === 'checkbox' && <Icon name="check" />}
      </span>
      {label}
      {note && <span className={styles.note}>{note}</span>}
    </label>
  );
}
