import { classNames } from '../../lib/class-names.ts';
import { HeroPanel, type HeroPanelProps, isStillLife } from './hero-panel.tsx';
import styles from './pedestal-hero.module.css';

/** The head of a service: its picture stands on a pedestal. A photograph keeps a plain panel. */
export function PedestalHero({ className, ...panel }: HeroPanelProps) {
  return (
    <HeroPanel
      className={classNames(isStillLife(panel.picture) && styles.pedestal, className)}
      {...panel}
    />
  );
}
