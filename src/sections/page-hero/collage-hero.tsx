import { classNames } from '../../lib/class-names.ts';
import styles from './collage-hero.module.css';
import { HeroPanel, type HeroPanelProps } from './hero-panel.tsx';

/** The head of the projects page: pictures of projects lie behind its own (`behind`). */
export function CollageHero({ className, ...panel }: HeroPanelProps) {
  return <HeroPanel className={classNames(styles.collage, className)} {...panel} />;
}
