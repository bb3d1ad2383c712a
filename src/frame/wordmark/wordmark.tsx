import { BrandMark } from '../brand-mark/brand-mark.tsx';
import styles from './wordmark.module.css';

/** Mark and name as lettering over the whole width, for any name and font. It is decoration; the name is beside it as text. */
export function Wordmark({ name }: { name: string }) {
  const lettering = (
    <>
      <span className={styles.mark}>
        <BrandMark />
      </span>
      {name}
    </>
  );
  return (
    <p className={styles.wordmark} aria-hidden="true">
      <span className={styles.rest}>
        <span className={styles.lettering} data-wordmark="">
          {lettering}
        </span>
      </span>
      <span className={styles.copy}>{lettering}</span>
    </p>
  );
}
