import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture, type PictureData } from '../../ui/picture/picture.tsx';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  id: string;
  title: string;
  text?: string | undefined;
  action: { label: string; href: string };
  tone: string;
  picture: PictureData;
}

export function CallToAction({ id, title, text, action, tone, picture }: CallToActionProps) {
  return (
    <Band tone={tone} spacing="none" className={`${styles.band} screen-only`} aria-labelledby={id}>
      <div className={`split ${styles.layout}`}>
        <div className={`stack ${styles.copy}`}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {text && <p className={`large shortMeasure ${styles.text}`}>{text}</p>}
          <ButtonLink className={styles.action} href={action.href} icon="arrowRight">
            {action.label}
          </ButtonLink>
        </div>
        <Picture picture={{ ...picture, alt: '' }} className={styles.picture} />
      </div>
    </Band>
  );
}
