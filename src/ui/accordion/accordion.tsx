import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface Question {
  id: string;
  question: string;
  answer: string;
  link?: { label: string; href: string };
}

interface AccordionProps {
  /** Groups with the same name keep one item open at a time (HTML's exclusive `<details name>`). */
  name: string;
  items: readonly Question[];
}

export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items.map(({ id, question, answer, link }) => (
        <details key={id} className={styles.item} name={name}>
          <summary className={`row bold snug ${styles.question}`}>
            {question}
            <span className={`round ${styles.mark}`}>
              <Icon name="plus" />
            </span>
          </summary>
          <p className={`measure soft ${styles.answer}`}>
            {answer} {link && <a href={link.href}>{link.label}</a>}
          </p>
        </details>
      ))}
    </div>
  );
}
