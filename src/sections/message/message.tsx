import type { ReactNode } from 'react';
import { Band } from '../../ui/band/band.tsx';
import styles from './message.module.css';

interface MessageProps {
  title: string;
  text?: string | undefined;
  /** What is wrong with a form, each entry a link to its field; the heading says how many. */
  errors?: { heading: string; items: readonly { field: string; text: string }[] } | undefined;
  /** Ways on. */
  links?: readonly { label: string; href: string }[] | undefined;
  /** A form, facts: what the page is for. */
  children?: ReactNode;
}

/**
 * A page that the form service answers with: what happened, then what to do. The error summary follows WCAG 2.2 techniques
 * G139 and H90.
 */
export function Message({ title, text, errors, links = [], children }: MessageProps) {
  return (
    <Band spacing="half">
      <div className={styles.message}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {errors && errors.items.length > 0 && (
          <div className={styles.summary} role="alert" aria-labelledby="summary">
            <h2 className={styles.heading} id="summary">
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
        {children}
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </Band>
  );
}
