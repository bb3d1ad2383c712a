import { Fragment } from 'react';
import { Chip } from '../../../ui/chip/chip.tsx';
import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import type { PictureData } from '../../../ui/picture/picture.tsx';
import { HeroPanel } from '../../page-hero/hero-panel.tsx';
import { anchor } from './anchor.ts';
import styles from './article-hero.module.css';

interface ArticleHeroProps {
  back: { label: string; href: string };
  kind: string;
  title: string;
  text: string;
  /** Author block: name, and lines about dates (ISO). */
  byline: { name: string; dates: readonly { date: string; words: string }[] };
  chips: readonly string[];
  readingTime: string;
  picture: PictureData;
  tone: string;
  demo: DemoCopy | undefined;
}

export function ArticleHero({ back, byline, chips, readingTime, demo, ...hero }: ArticleHeroProps) {
  const { name, dates } = byline;
  return (
    <HeroPanel
      as="header"
      className={styles.hero}
      parent={{ ...back, icon: 'arrowLeft' }}
      titleId={anchor(hero.title)}
      {...hero}
      after={
        <>
          <div className={`row snug ${styles.byline}`}>
            <span className={styles.avatar} aria-hidden="true" />
            <p>
              <strong>{name}</strong>
              {dates.map(({ date, words }) => (
                <Fragment key={words}>
                  <br />
                  <time dateTime={date}>{words}</time>
                </Fragment>
              ))}
            </p>
          </div>
          <ul className={`cluster row ${styles.chips}`}>
            {chips.map((chip) => (
              <li key={chip}>
                <Chip text={chip} />
              </li>
            ))}
            <li className="small">{readingTime}</li>
            {demo && (
              <li>
                <DemoLabel copy={demo} />
              </li>
            )}
          </ul>
        </>
      }
    />
  );
}
