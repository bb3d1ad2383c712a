import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  label: string;
  note?: string | undefined;
}

export function Choice({ label, note, ...input }: ChoiceProps) {
  return (
    <label className={`semibold snug ${styles.choice}`}>
      <input className="visually-hidden" {...input} />
      <span className={styles.dot} aria-hidden="true">
        {input.type === 'checkbox' && <Icon name="check" />}
      </span>
      <span className={styles.name}>{label}</span>
      {note && <span className={`small regular ${styles.note}`}>{note}</span>}
    </label>
  );
}
