import styles from '../hyphenated/hyphenated.module.css';
import { Hyphenated } from '../hyphenated/hyphenated.tsx';

/** A text whose words with a hyphen or a dash inside, such as duct-tape, break only where the line is too short for them. */
export function Unbroken({ text }: { text: string }) {
  return text
    .split(/(\S+[-–—]\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? (
        <Hyphenated key={part} text={part} />
      ) : (
        <Hyphenated key={part} as="span" className={styles.word} text={part} />
      ),
    );
}
