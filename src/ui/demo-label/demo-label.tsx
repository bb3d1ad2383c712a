import styles from './demo-label.module.css';

export interface DemoCopy {
  label: string;
  meaning: string;
}

/** Marks a figure, a person or a client as invented. Renders nothing without copy. */
export function DemoLabel({ copy }: { copy: DemoCopy | undefined }) {
  return (
    copy && (
      <span className={styles.label}>
        {copy.label}
        <span className="visually-hidden">{`: ${copy.meaning}`}</span>
      </span>
    )
  );
}
