import { Band } from '../../ui/band/band.tsx';
import styles from './hush.module.css';

/** One sentence as large as the page allows, and nothing else: a pause between two chapters. */
export function Hush({ text }: { text: string }) {
  return (
    <Band spacing="chapter">
      <p className={styles.text} data-reveal="">
        {text}
      </p>
    </Band>
  );
}
