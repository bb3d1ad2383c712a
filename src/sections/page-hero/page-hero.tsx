import type { ReactNode } from 'react';
import type { PictureData } from '../../lib/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: string;
  text?: string;
  /** The way back up, such as "Services". */
  parent?: { label: string; href: string };
  picture: PictureData;
  ground: string;
  /** Name shared with the picture of the card that leads here. */
  transition?: string;
  /** Actions under the text. */
  children?: ReactNode;
}

/** The head of an inner page: a slab of the page's own ground out of which its still life rises. */
export function PageHero({
  title,
  text,
  parent,
  picture,
  ground,
  transition,
  children,
}: PageHeroProps) {
  return (
    <section className={styles.hero} data-ground={ground}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {parent && (
            <a className={styles.parent} href={parent.href}>
              {parent.label}
            </a>
          )}
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        <div className={styles.stage}>
          <Picture picture={picture} eager className={styles.picture} transition={transition} />
        </div>
      </div>
    </section>
  );
}
