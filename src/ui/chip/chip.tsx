import styles from './chip.module.css';

export function Chip({ text }: { text: string }) {
  return <span className={`bold small snug ${styles.chip}`}>{text}</span>;
}
