import { fillIn } from '../../lib/fill-in.ts';
import { PictureCard } from '../../ui/picture-card/picture-card.tsx';
import styles from './work-explorer.module.css';
import type { PortfolioItem, WorkExplorerWords } from './work-explorer.tsx';

interface WorkItemProps {
  item: PortfolioItem;
  /** The filter option that keeps it, for CSS before React wakes. */
  option: string | undefined;
  hidden: boolean;
  words: Pick<WorkExplorerWords, 'number' | 'readMore'>;
}

/** One project: a card in the grid; a row with its number and details in the list. */
export function WorkItem({ item, option, hidden, words }: WorkItemProps) {
  const { id, title, industry, year, link, ground, picture, details } = item;
  return (
    <li className={styles.item} data-industry={option} hidden={hidden}>
      <PictureCard
        href={link}
        title={title}
        text={`${industry}, ${year}`}
        picture={picture}
        ground={ground}
        action={words.readMore}
        headingLevel="h2"
        transition={`project-${id}`}
        reveal={false}
      >
        <p className={styles.number}>{fillIn(words.number, { id: `${id}` })}</p>
        <p className={styles.details}>{details}</p>
      </PictureCard>
    </li>
  );
}
