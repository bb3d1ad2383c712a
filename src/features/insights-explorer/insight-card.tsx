import { Picture } from '../../ui/picture/picture.tsx';
import styles from './insight-card.module.css';
import type { InsightItem, InsightLooks } from './insight-item.ts';
import { Marked } from './marked.tsx';
import type { Span } from './rhythm.ts';
import { shownBullets, telltale } from './search.ts';

interface InsightCardProps {
  item: InsightItem;
  type: string;
  /** How much of it is said: its title alone, its text too, or all with the bullets of the list. */
  words: 'title' | 'text' | 'all';
  look: InsightLooks[string] | undefined;
  span: Span;
  pattern: RegExp | undefined;
}

/** One piece: a card on its category's ground; in the list a row with its bullets. A wide card shows the still life. */
export function InsightCard({ item, type, words, look, span, pattern }: InsightCardProps) {
  const { href, title, text, topic, sourceCategory } = item;
  const reason = telltale(item, pattern);
  const marked = (part: string) => <Marked text={part} pattern={pattern} />;
  return (
    <li
      className={styles.card}
      data-ground={look?.ground}
      data-three={span.three}
      data-two={span.two}
    >
      {span.three > 1 && look && <Picture picture={look.picture} className={styles.picture} />}
      <p className={styles.meta}>
        <span className={styles.category}>{marked(sourceCategory)}</span> <span>{type}</span>
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={styles.link} href={href}>
            {marked(title)}
          </a>
        </h3>
        {words !== 'title' && <p className={styles.text}>{text}</p>}
        {reason && <p className={styles.reason}>{marked(reason)}</p>}
      </div>
      <p className={styles.topic}>{marked(topic)}</p>
      {words === 'all' && (
        <ul className={styles.bullets}>
          {shownBullets(item, pattern).map((bullet) => (
            <li key={bullet}>{marked(bullet)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
