import { DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { Highlight } from '../../ui/highlight/highlight.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './insight-card.module.css';
import type { InsightItem, InsightLooks } from './insight-item.ts';
import { matchSnippet, shownBullets, splitMatches } from './search.ts';

interface InsightCardProps {
  item: InsightItem;
  type: string;
  /** Parts that are shown: the title, the text too, or all with the bullets of the list. */
  shows: 'title' | 'text' | 'all';
  look: InsightLooks[string] | undefined;
  /** Shows its picture. */
  isWide: boolean;
  pattern: RegExp | undefined;
}

/** One insight: a card in its category's tone, or a row with its bullets in the list. */
export function InsightCard({ item, type, shows, look, isWide, pattern }: InsightCardProps) {
  const { href, lang, title, text, topic, sourceCategory, demo } = item;
  const reason = matchSnippet(item, pattern);
  const visible = (part: string) =>
    pattern ? <Highlight parts={splitMatches(part, pattern)} /> : part;
  return (
    <li className={styles.card} data-tone={look?.tone}>
      {isWide && look && (
        <Picture
          picture={item.cover ?? look.picture}
          className={styles.picture}
          frameClassName={styles.frame}
        />
      )}
      <div className={styles.body}>
        <p className={`cluster small snug ${styles.meta}`}>
          <span className={`bold ${styles.category}`}>{visible(sourceCategory)}</span>{' '}
          <span>{type}</span> <DemoLabel copy={demo} />
        </p>
        <div className={`stack gapS ${styles.copy}`}>
          <h3 className={styles.title}>
            <a className={`${styles.link} whole-card`} href={href} lang={lang} hrefLang={lang}>
              {visible(title)}
            </a>
          </h3>
          {shows !== 'title' && <p className={styles.text}>{visible(text)}</p>}
          {reason && <p className={styles.reason}>{visible(reason)}</p>}
        </div>
        <p className={`bold small snug ${styles.topic}`}>{visible(topic)}</p>
      </div>
      {shows === 'all' && (
        <ul className={styles.bullets}>
          {shownBullets(item, pattern).map((bullet) => (
            <li key={bullet}>{visible(bullet)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
