import styles from './hush-head.module.css';

interface HushHeadProps {
  id?: string;
  /** What the section is called, in small letters above the sentence; without it the sentence stands alone. */
  title?: string;
  text: string;
}

/** One sentence as large as the page allows. */
export function HushHead({ id, title, text }: HushHeadProps) {
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
