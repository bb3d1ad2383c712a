import { classNames } from '../../lib/class-names.ts';
import { HeroPanel, type HeroPanelProps, isStillLife } from './hero-panel.tsx';
import styles from './wide-title-hero.module.css';

/** The head of the insights page, for a title of one word, as wide as the window. A photograph keeps a plain panel. */
export function WideTitleHero({ className, ...panel }: HeroPanelProps) {
  return (
    <HeroPanel
      className={classNames(isStillLife(panel.picture) && styles.wideTitle, className)}
      {...panel}
    />
  );
}
