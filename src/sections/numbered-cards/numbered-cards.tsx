import { Band } from '../../ui/band/band.tsx';
import { LargeSentence } from '../../ui/large-sentence/large-sentence.tsx';
import { type Head, SectionHead } from '../../ui/section-head/section-head.tsx';
import styles from './numbered-cards.module.css';

interface NumberedCardsProps extends Head {
  /** One sentence, as large as the page allows. */
  sentence?: string;
  tone?: string | undefined;
  items: readonly { id: string; title?: string; description: string }[];
}

export function NumberedCards({ sentence, tone, items, ...head }: NumberedCardsProps) {
  if (items.length === 0) return null;
  return (
    <Band aria-labelledby={head.id}>
      {sentence ? (
        <>
          <LargeSentence {...head} text={sentence} />
          {head.text && <p className={styles.text}>{head.text}</p>}
        </>
      ) : (
        <SectionHead {...head} />
      )}
      <ol
        className={`columns ${styles.list}`}
        data-count={items.length % 3 === 0 ? 3 : 2}
        data-tone={tone}
      >
        {items.map(({ id: number, title: heading, description }) => (
          <li key={number} className={`stack ${styles.card}`} data-reveal="">
            <span className={`round ground ${styles.number}`} aria-hidden="true">
              {number}
            </span>
            {heading && <h3 className={styles.heading}>{heading}</h3>}
            <p className="soft">{description}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
