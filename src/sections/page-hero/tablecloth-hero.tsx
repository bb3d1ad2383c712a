import { classNames } from '../../lib/class-names.ts';
import { HeroPanel, type HeroPanelProps, isStillLife } from './hero-panel.tsx';
import styles from './tablecloth-hero.module.css';

/** The head of the about page: its picture stands on a chequered cloth. A photograph keeps a plain panel. */
export function TableclothHero({ className, ...panel }: HeroPanelProps) {
  return (
    <HeroPanel
      className={classNames(isStillLife(panel.picture) && styles.tablecloth, className)}
      {...panel}
    />
  );
}
