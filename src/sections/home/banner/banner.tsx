import { classNames } from '../../../lib/class-names.ts';
import { Band } from '../../../ui/band/band.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';
import styles from './banner.module.css';

interface BannerProps {
  id: string;
  title: string;
  claim: string;
  text: string;
  action: { label: string; href: string };
  /** A picture with a background gets a frame; a cut-out at least twice as wide as high is as wide as the window, below the words. */
  picture: PictureData;
}

export function Banner({ id, title, claim, text, action, picture }: BannerProps) {
  const shape = picture.cutout
    ? picture.width >= 2 * picture.height && styles.filled
    : styles.framed;
  return (
    <Band variant="panel" tone="ink" spacing="none" className={styles.band} aria-labelledby={id}>
      <div className={classNames(styles.banner, shape)}>
        <div className={styles.copy}>
          <h2 id={id} className={styles.title}>
            {title} <span className={styles.claim}>{claim}</span>
          </h2>
          <p className={`soft ${styles.text}`}>{text}</p>
          <ButtonLink href={action.href} variant="action" icon="arrowRight">
            {action.label}
          </ButtonLink>
        </div>
        <div className={styles.stage}>
          <Picture picture={picture} className={styles.picture} />
        </div>
      </div>
    </Band>
  );
}
