import { Band } from '../../../ui/band/band.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';
import type { Plate } from '../../scene/plate-scene.ts';
import styles from './screens.module.css';

/** Pixels of a master. */
const SMALL = 800;

interface ScreensProps {
  title: string;
  text: string;
  back: { label: string; href: string };
  /** `plate` can be used in place of the picture (src/demo/plates). */
  pictures: readonly (PictureData & { plate?: Plate | undefined })[];
  tone: string;
}

export function Screens({ title, text, back, pictures, tone }: ScreensProps) {
  return (
    <Band aria-labelledby="screens">
      <header className={styles.head}>
        <h1 id="screens" className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        <ButtonLink href={back.href} variant="outline" icon="arrowRight">
          {back.label}
        </ButtonLink>
      </header>
      <ol className={styles.screens} data-tone={tone}>
        {pictures.map(({ plate, ...picture }, index) => {
          const shown = (
            <Picture
              picture={{ ...picture, alt: '' }}
              eager={index === 0}
              className={picture.width < SMALL ? styles.small : styles.picture}
            />
          );
          return (
            <li key={picture.src}>
              <figure className={styles.figure}>
                {plate ? <plate.Place id={plate.id}>{shown}</plate.Place> : shown}
                <figcaption className={styles.caption}>{picture.alt}</figcaption>
              </figure>
            </li>
          );
        })}
      </ol>
    </Band>
  );
}
