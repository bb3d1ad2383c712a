import { classNames } from '../../lib/class-names.ts';
import styles from './collage-hero.module.css';
import { HeroPanel, type HeroPanelProps, isStillLife } from './hero-panel.tsx';

/** The head of the projects page: pictures of projects lie behind its own (`behind`), where that is a cut-out. */
export function CollageHero({ className, behind, ...panel }: HeroPanelProps) {
  const isCollage = isStillLife(panel.picture);
  return (
    <HeroPanel
      className={classNames(isCollage && styles.collage, className)}
      {...panel}
      {...(isCollage && behind && { behind })}
    />
  );
}
