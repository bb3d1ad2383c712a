import { Hyphenated } from '../hyphenated/hyphenated.tsx';
import styles from './chip.module.css';

export function Chip({ text }: { text: string }) {
  return <Hyphenated as="span" className={styles.chip} text={text} />;
}
