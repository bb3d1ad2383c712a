import { Hyphenated } from '../hyphenated/hyphenated.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

interface AccordionProps {
  /** Groups with the same name keep one item open at a time (HTML's exclusive `<details name>`). */
  name: string;
  items: { id: string; question: string; answer: string }[];
}

export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items.map(({ id, question, answer }) => (
        <details key={id} className={styles.item} name={name}>
          <summary className={styles.question}>
            <Hyphenated text={question} />
            <span className={`round ${styles.mark}`}>
              <Icon name="plus" />
            </span>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
