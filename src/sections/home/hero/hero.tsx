import { classNames } from '../../../lib/class-names.ts';
import { hasLongWord } from '../../../lib/long-word.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';
import styles from './hero.module.css';

interface HomeHeroProps {
  headline: string;
  /** Part of the headline in the accent colour; its first occurrence, if there are several. */
  accent: string;
  lede: string;
  /** A picture with a background gets a frame; a cut-out rises behind the headline. */
  picture: PictureData;
  actions: readonly [
    primary: { label: string; href: string },
    second: { label: string; href: string },
  ];
}

export function HomeHero(props: HomeHeroProps) {
  const { headline, accent, lede, picture, actions } = props;
  const [primary, second] = actions;
  const at = headline.indexOf(accent);
  return (
    <section className={classNames(styles.hero, !picture.cutout && styles.framed)}>
      <h1 className={styles.headline} data-long={hasLongWord(headline)}>
        {headline.slice(0, at)}
        <em>{accent}</em>
        {headline.slice(at + accent.length)}
      </h1>
      <div className={styles.copy}>
        <p className={`large soft ${styles.lede}`}>{lede}</p>
        <div className="cluster">
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
