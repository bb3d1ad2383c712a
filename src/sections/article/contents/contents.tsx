import styles from './contents.module.css';

interface ContentsProps {
  id: string;
  title: string;
  headings: readonly { depth: number; slug: string; text: string }[];
}

/** The table of contents beside an article on large screens; init-contents.ts marks the section being read. */
export function Contents({ id, title, headings }: ContentsProps) {
  return (
    <nav className={`${styles.contents} screen-only`} aria-labelledby={id} data-contents="">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {headings
          .filter(({ depth }) => depth === 2 || depth === 3)
          .map(({ depth, slug, text }) => (
            <li key={slug} data-depth={depth}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
