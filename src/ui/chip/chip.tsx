import styles from './chip.module.css';

export function Chip({ text }: { text: string }) {
  return <span className={styles.chip}>{text}</span>;
}
