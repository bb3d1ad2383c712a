import type { ReactNode } from 'react';
import type { PictureData } from '../../lib/picture.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './picture-card.module.css';

interface PictureCardProps {
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
  /** False inside an island: the reveal behaviour writes attributes that React would not expect when it wakes. */
  reveal?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** More between the text and the action. */
  children?: ReactNode;
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
    reveal = true,
    headingLevel: Heading = 'h3',
    children,
  } = props;
  return (
    <article
      className={styles.card}
      data-ground={ground}
      data-reveal={reveal || undefined}
      data-reveal-delay={revealDelay}
    >
      <Picture picture={picture} className={styles.picture} transition={transition} />
      <div className={styles.body}>
        <div>
          <Heading className={styles.title}>{title}</Heading>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
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
