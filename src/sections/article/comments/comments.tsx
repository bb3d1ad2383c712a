import styles from './comments.module.css';

interface CommentsProps {
  title: string;
  /** Shown as long as site.ts holds the placeholder for the comment service's short name. */
  notSetUp: string;
}

/** The comments block. Without a real short name nothing is loaded and the block says why. */
export function Comments({ title, notSetUp }: CommentsProps) {
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" className={styles.title}>
        {title}
      </h2>
      <p className={styles.note}>{notSetUp}</p>
    </section>
  );
}
