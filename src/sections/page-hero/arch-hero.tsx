import { classNames } from '../../lib/class-names.ts';
import styles from './arch-hero.module.css';
import { HeroPanel, type HeroPanelProps, isStillLife } from './hero-panel.tsx';

/** The head of an industry: its picture stands in a niche. A photograph keeps a plain panel. */
export function ArchHero({ className, ...panel }: HeroPanelProps) {
  return (
    <HeroPanel
      className={classNames(isStillLife(panel.picture) && styles.arch, className)}
      {...panel}
    />
  );
}
