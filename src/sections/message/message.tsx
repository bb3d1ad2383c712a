import styles from './message.module.css';

interface MessageProps {
  title: string;
  text?: string | undefined;
  /** A name of `data-tone` in theme/tokens.css. */
  tone: string;
  /** What is wrong with a form, each entry a link to its field; the heading says how many. */
  errors?: { heading: string; items: readonly { field: string; text: string }[] } | undefined;
  links?: readonly { label: string; href: string }[] | undefined;
}

/** A page that the form service answers with; its error summary follows WCAG 2.2 techniques G139 and H90. */
export function Message({ title, text, tone, errors, links = [] }: MessageProps) {
  return (
    <section className={styles.head} data-tone={tone}>
      <div className={styles.message}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={`large ${styles.text}`}>{text}</p>}
        {errors && errors.items.length > 0 && (
          <div className={styles.summary} role="alert" aria-labelledby="summary">
            <h2 className="subhead" id="summary">
              {errors.heading}
            </h2>
            <ul>
              {errors.items.map((item) => (
                <li key={item.field}>
                  <a href={`#${item.field}`}>{item.text}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {links.length > 0 && (
          <p className={`cluster ${styles.links}`}>
            {links.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
