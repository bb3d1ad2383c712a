import { classNames } from '../../lib/class-names.ts';
import styles from './desk-hero.module.css';
import { HeroPanel, type HeroPanelProps, isStillLife } from './hero-panel.tsx';

/** The head of the contact page: its picture stands on a desk. A photograph keeps a plain panel. */
export function DeskHero({ className, ...panel }: HeroPanelProps) {
  return (
    <HeroPanel
      className={classNames(isStillLife(panel.picture) && styles.desk, className)}
      {...panel}
    />
  );
}
