import styles from './hush-head.module.css';

interface HushHeadProps {
  /** Of the heading, where the section is named by it. */
  id?: string;
  /** What the section is called, in small letters above the sentence; without it the sentence is the heading, where it has an `id`. */
  title?: string | undefined;
  text: string;
}

/** One sentence as large as the page allows. */
export function HushHead({ id, title, text }: HushHeadProps) {
  const Text = id && !title ? 'h2' : 'p';
  return (
    <>
      {title && (
        <h2 id={id} className="subhead">
          {title}
        </h2>
      )}
      <Text id={title ? undefined : id} className={styles.text} data-reveal="">
        {text}
      </Text>
    </>
  );
}
