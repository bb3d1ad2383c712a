import { classNames } from '../../lib/class-names.ts';
import { HeroPanel, type HeroPanelProps } from './hero-panel.tsx';
import styles from './wide-title-hero.module.css';

/** The head of the insights page, for a title of one word, as wide as the window. */
export function WideTitleHero({ className, ...panel }: HeroPanelProps) {
  return <HeroPanel className={classNames(styles.wideTitle, className)} {...panel} />;
}
