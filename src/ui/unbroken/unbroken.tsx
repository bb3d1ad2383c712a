import styles from './unbroken.module.css';

/** A text whose words with a hyphen or a dash inside, such as duct-tape, break only where the line is too short for them. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+[-–—]\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.word}>
        {part}
      </span>
    ),
  );
}
