import { anchor } from '../../../lib/anchor.ts';
import type { PictureData } from '../../../lib/picture.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './article-hero.module.css';

interface ArticleHeroProps {
  back: { label: string; href: string };
  title: string;
  text: string;
  /** The placeholder author block of the specification: name and line of publication. */
  author: { name: string; published: string };
  chips: readonly string[];
  readingTime: string;
  picture: PictureData;
  ground: string;
}

/** The head of an article: title, what it says in a sentence, by whom, about what. */
export function ArticleHero({
  back,
  title,
  text,
  author,
  chips,
  readingTime,
  picture,
  ground,
}: ArticleHeroProps) {
  return (
    <header className={styles.hero} data-ground={ground}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <a className={styles.back} href={back.href}>
            <Icon name="arrowLeft" />
            {back.label}
          </a>
          <h1 id={anchor(title)} className={styles.title}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.byline}>
            <span className={styles.token} aria-hidden="true" />
            <p>
              <strong>{author.name}</strong>
              <br />
              {author.published}
            </p>
          </div>
          <ul className={styles.chips}>
            {chips.map((chip) => (
              <li key={chip}>
                <Chip>{chip}</Chip>
              </li>
            ))}
            <li className={styles.time}>{readingTime}</li>
          </ul>
        </div>
        <div className={styles.stage}>
          <Picture picture={picture} eager className={styles.picture} />
        </div>
      </div>
    </header>
  );
}
