import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture, type PictureData } from '../picture/picture.tsx';
import styles from './picture-card.module.css';

interface PictureCardProps {
  href: string;
  title: string;
  text?: ReactNode;
  /** A line below the text, such as a price; a phone shows it below the title. */
  note?: string | undefined;
  picture: PictureData;
  tone: string;
  /** Visible label of the only link; the title is added for people who hear links out of context. */
  action: string;
  /** Name shared with the picture of the page that this card leads to. */
  transition?: string | undefined;
  revealDelay?: number | undefined;
  /** False in filtered lists: cards that a filter shows again must not wait to be revealed. */
  reveal?: boolean;
  headingLevel?: 'h2' | 'h3';
  /**
   * Look of the card. `row` and `menu` are rows on a phone; elsewhere, `menu` is type that shows its picture on hover and focus.
   * `poster` is large on a phone, small and without its text elsewhere. `project` is a line if its list shows lines (`data-view`).
   */
  variant?: 'row' | 'tile' | 'menu' | 'poster' | 'project';
  children?: ReactNode;
}

export function PictureCard(props: PictureCardProps) {
  const { href, title, text, note, picture, tone, action, transition, children } = props;
  const { revealDelay, reveal = true, headingLevel: Heading = 'h3', variant = 'row' } = props;
  return (
    <article
      className={classNames(styles.card, styles[variant])}
      data-tone={tone}
      data-reveal={reveal || undefined}
      data-reveal-delay={revealDelay}
    >
      <span className={styles.ground} />
      <Picture
        picture={picture}
        className={styles.image}
        frameClassName={styles.picture}
        transition={transition}
      />
      <div className={styles.body}>
        <div className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          {text && <p className={styles.text}>{text}</p>}
          {note && <p className={`bold ${styles.note}`}>{note}</p>}
        </div>
        {children}
        <a className={`bold whole-card ${styles.action}`} href={href}>
          <span className={styles.label}>
            {action}
            <span className="visually-hidden">{` ${title}`}</span>
          </span>
          <span className={`round ${styles.arrow}`}>
            <Icon name="arrowRight" />
          </span>
        </a>
      </div>
    </article>
  );
}
