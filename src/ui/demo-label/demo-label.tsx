import styles from './demo-label.module.css';

/** Words of the label: what it says, and what that means. */
export interface DemoCopy {
  label: string;
  title: string;
}

/** Says that a figure, a person or a client is invented. Nothing where it is given no words. */
export function DemoLabel({ copy }: { copy: DemoCopy | undefined }) {
  return (
    copy && (
      <span className={styles.label} title={copy.title}>
        {copy.label}
      </span>
    )
  );
}
