import type { PictureData } from '../../../lib/picture.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './hero.module.css';

interface HomeHeroProps {
  /** The headline; its last word is set in the accent colour. */
  headline: string;
  lede: string;
  picture: PictureData;
  actions: readonly [
    primary: { label: string; href: string },
    second: { label: string; href: string },
  ];
}

/** The first screen: the largest words of the site over the largest sweets. */
export function HomeHero({ headline, lede, picture, actions: [primary, second] }: HomeHeroProps) {
  const lastSpace = headline.lastIndexOf(' ');
  return (
    <section className={styles.hero}>
      <h1 className={styles.headline}>
        {headline.slice(0, lastSpace)} <em>{headline.slice(lastSpace + 1)}</em>
      </h1>
      <div className={styles.words}>
        <p className={styles.lede}>{lede}</p>
        <div className={styles.actions}>
          <ButtonLink href={primary.href} tone="action" icon="arrowRight">
            {primary.label}
          </ButtonLink>
          <ButtonLink href={second.href} tone="outline">
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
