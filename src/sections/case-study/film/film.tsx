import { Band } from '../../../ui/band/band.tsx';
import styles from './film.module.css';

interface FilmProps {
  id: string;
  title: string;
  src: string;
  /** Picture shown until somebody plays the film; it has the film's proportions. */
  poster: { src: string; width: number; height: number };
  /** Describes the film for people who cannot see it (WCAG 1.2.1: the film has no sound). */
  description: string;
}

export function Film({ id, title, src, poster, description }: FilmProps) {
  return (
    <Band className="screen-only" aria-labelledby={id}>
      <figure className={`split ${styles.figure}`}>
        <h2 id={id}>{title}</h2>
        <video
          className={`beside ${styles.film}`}
          src={src}
          poster={poster.src}
          width={poster.width}
          height={poster.height}
          preload="none"
          controls
          muted
          playsInline
          aria-labelledby={id}
          aria-describedby={`${id}-description`}
        />
        <figcaption id={`${id}-description`} className="caption measure">
          {description}
        </figcaption>
      </figure>
    </Band>
  );
}
