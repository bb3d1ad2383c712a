import type { PictureData } from '../../lib/picture.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './picture-card.module.css';

export interface PictureCardProps {
  href: string;
  title: string;
  /** A line under the title. */
  text?: string | undefined;
  picture: PictureData;
  ground: string;
  /** The visible words of the one action; the title is added for those who hear links out of context. */
  action: string;
  /** Name shared with the picture of the page this card leads to. */
  transition?: string | undefined;
  /** Milliseconds the reveal waits after the card has come into view. */
  revealDelay?: number | undefined;
  headingLevel?: 'h2' | 'h3';
}

/** A card on its own ground whose whole surface is one link. */
export function PictureCard(props: PictureCardProps) {
  const {
    href,
    title,
    text,
    picture,
    ground,
    action,
    transition,
    revealDelay,
    headingLevel: Heading = 'h3',
  } = props;
  return (
    <article
      className={styles.card}
      data-ground={ground}
      data-reveal
      data-reveal-delay={revealDelay}
    >
      <Picture picture={picture} className={styles.picture} transition={transition} />
      <div className={styles.body}>
        <div>
          <Heading className={styles.title}>{title}</Heading>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <a className={styles.action} href={href}>
          <span className={styles.label}>
            {action}
            <span className="visually-hidden"> {title}</span>
          </span>
          <span className={styles.arrow}>
            <Icon name="arrowRight" />
          </span>
        </a>
      </div>
    </article>
  );
}
