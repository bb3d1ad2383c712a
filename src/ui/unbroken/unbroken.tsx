import styles from '../hyphenated/hyphenated.module.css';
import { Hyphenated } from '../hyphenated/hyphenated.tsx';

/** A text whose words with a hyphen or a dash inside, such as duct-tape, break only where the line is too short for them. */
export function Unbroken({ text, language }: { text: string; language?: string | undefined }) {
  return text
    .split(/(\S+[-–—]\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? (
        <Hyphenated key={part} text={part} language={language} />
      ) : (
        <Hyphenated key={part} as="span" className={styles.word} text={part} language={language} />
      ),
    );
}
