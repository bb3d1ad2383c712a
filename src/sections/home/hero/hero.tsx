import { hasLongWord } from '../../../lib/long-word.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';
import styles from './hero.module.css';

interface HomeHeroProps {
  headline: string;
  /** The part of the headline in the accent colour. */
  accent: string;
  lede: string;
  picture: PictureData;
  actions: readonly [
    primary: { label: string; href: string },
    second: { label: string; href: string },
  ];
}

/** The first screen: the largest words of the site over the largest sweets. */
export function HomeHero(props: HomeHeroProps) {
  const { headline, accent, lede, picture, actions } = props;
  const [primary, second] = actions;
  const [before, after] = headline.split(accent);
  if (after === undefined) throw new Error(`"${accent}" is no part of the headline "${headline}"`);
  return (
    <section className={styles.hero}>
      <h1 className={styles.headline} data-long={hasLongWord(headline)}>
        {before}
        <em>{accent}</em>
        {after}
      </h1>
      <div className={styles.copy}>
        <p className={styles.lede}>{lede}</p>
        <div className={styles.actions}>
          <ButtonLink href={primary.href} variant="action" icon="arrowRight">
            {primary.label}
          </ButtonLink>
          <ButtonLink href={second.href} variant="outline">
            {second.label}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.stage}>
        <Picture picture={picture} eager className={styles.picture} />
      </div>
    </section>
  );
}
