import type { PictureData } from '../../lib/picture.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './not-found.module.css';

interface NotFoundProps {
  /** The status as a picture caption would say it, such as "404". */
  code?: string;
  title: string;
  text: string;
  action: { label: string; href: string };
  picture: PictureData;
}

/** A page that is not there: what happened, where to go. behaviours/not-found.ts logs the path. */
export function NotFound({ code, title, text, action, picture }: NotFoundProps) {
  return (
    <section className={styles.page} data-not-found>
      <div className={styles.inner}>
        <div className={styles.words}>
          {code && <p className={styles.code}>{code}</p>}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <ButtonLink href={action.href} icon="arrowRight">
            {action.label}
          </ButtonLink>
        </div>
        <div className={styles.stage}>
          <Picture picture={picture} eager className={styles.picture} />
        </div>
      </div>
    </section>
  );
}
