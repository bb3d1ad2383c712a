import styles from './text-hero.module.css';

interface TextHeroProps {
  /** Id of the heading above the errors. */
  id: string;
  title: string;
  text?: string | undefined;
  /** A name of `data-tone` in theme/tokens.css. */
  tone: string;
  /** Errors of a form, each a link to its field; the heading gives their number. */
  errors?: { heading: string; items: readonly { field: string; text: string }[] } | undefined;
  links?: readonly { label: string; href: string }[] | undefined;
}

/** Head of a page without a picture, such as an answer of the form service. Its error summary follows WCAG 2.2 techniques G139 and H90. */
export function TextHero({ id, title, text, tone, errors, links = [] }: TextHeroProps) {
  return (
    <section className={`ground ${styles.hero}`} data-tone={tone}>
      <div className="content stack">
        <h1 className={styles.title}>{title}</h1>
        {text && <p className="large measure">{text}</p>}
        {errors && errors.items.length > 0 && (
          <div
            className={`stack gap2xs measure ${styles.summary}`}
            role="alert"
            aria-labelledby={id}
          >
            <h2 className="subhead" id={id}>
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
              <a key={href} className="target inherit" href={href}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
