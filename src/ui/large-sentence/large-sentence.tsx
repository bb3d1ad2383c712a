import styles from './large-sentence.module.css';

interface LargeSentenceProps {
  id?: string;
  /** Name of the section, in small letters above the sentence; without it the sentence has no heading. */
  title?: string;
  text: string;
}

/** One sentence as large as the page allows. */
export function LargeSentence({ id, title, text }: LargeSentenceProps) {
  return (
    <>
      {title && (
        <h2 id={id} className="subhead">
          {title}
        </h2>
      )}
      <p className={styles.text} data-reveal="">
        {text}
      </p>
    </>
  );
}
