import { Children, type ReactNode } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './marquee.module.css';

/** CSS pixels a second. */
const SPEED = 50;

interface MarqueeProps {
  label: string;
  /** Label of the stop button; `{label}` becomes the label. Without it nothing moves. */
  pause: string | undefined;
  children: ReactNode;
}

/** Pauses under a pointer or the focus, stops for good by its button (WCAG 2.2.2), and shows all items under reduced motion. */
export function Marquee({ label, pause, children }: MarqueeProps) {
  const items = Children.toArray(children);
  const list = (
    <ul className={styles.track} data-marquee-track="">
      {items}
    </ul>
  );
  if (pause === undefined) return <div className={styles.window}>{list}</div>;
  return (
    <div className={styles.marquee} data-marquee={SPEED}>
      <div className={styles.window}>
        {list}
        <ul className={styles.track} aria-hidden="true" inert data-marquee-track="">
          {items}
        </ul>
      </div>
      <label className={`round ${styles.control}`}>
        <input type="checkbox" className="visually-hidden" data-marquee-pause="" />
        <span className="visually-hidden">{fillIn(pause, { label })}</span>
        <span className={styles.pause}>
          <Icon name="pause" />
        </span>
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      </label>
    </div>
  );
}
