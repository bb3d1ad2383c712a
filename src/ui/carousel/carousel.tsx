import { Children, type ReactNode } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { Band } from '../band/band.tsx';
import { Icon } from '../icon/icon.tsx';
import { type Head, SectionHead } from '../section-head/section-head.tsx';
import styles from './carousel.module.css';

/** Labels of the controls; `{title}` in `progress` becomes the title, `{number}` in `position` the first visible slide. */
interface CarouselCopy {
  role: string;
  back: string;
  forward: string;
  progress: string;
  position: string;
}

export interface CarouselProps extends Head {
  copy: CarouselCopy;
  children: ReactNode;
}

/** Scrolls by hand, by keyboard, or by two buttons in steps of 400 px (browser/carousel.ts), hidden without scripts. */
export function Carousel({ copy, children, ...head }: CarouselProps) {
  const slides = Children.toArray(children);
  return (
    <Band wide className={styles.carousel} data-carousel="">
      <div className={`content ${styles.head}`}>
        <SectionHead {...head} variant="stacked" />
        <div className={styles.buttons} hidden data-carousel-controls="">
          <button
            type="button"
            className={`round ${styles.button}`}
            aria-label={copy.back}
            aria-disabled="true"
            data-carousel-step="-400"
          >
            <Icon name="arrowLeft" />
          </button>
          <button
            type="button"
            className={`round ${styles.button}`}
            aria-label={copy.forward}
            data-carousel-step="400"
          >
            <Icon name="arrowRight" />
          </button>
        </div>
      </div>
      <div
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        role="region"
        aria-roledescription={copy.role}
        aria-labelledby={head.id}
        data-carousel-scroller=""
      >
        <ul className={styles.track}>{slides}</ul>
      </div>
      <div className={`content row ${styles.progress}`} hidden data-carousel-controls="">
        <progress
          className={styles.bar}
          max={100}
          value={0}
          aria-label={fillIn(copy.progress, { title: head.title })}
          data-carousel-progress=""
        />
        <span
          className={styles.position}
          aria-hidden="true"
          data-carousel-position={fillIn(copy.position, {
            number: '{number}',
            count: slides.length,
          })}
        >
          {fillIn(copy.position, { number: 1, count: slides.length })}
        </span>
      </div>
    </Band>
  );
}
