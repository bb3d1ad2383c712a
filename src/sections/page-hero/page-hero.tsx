import { classNames } from '../../lib/class-names.ts';
import { HeroPanel, type HeroPanelProps } from './hero-panel.tsx';
import styles from './page-hero.module.css';

/** Shown behind cut-outs only: photographs keep a plain panel. */
const BACKDROPS = ['pedestal', 'arch', 'desk', 'tablecloth'] as const;

interface PageHeroProps extends HeroPanelProps {
  /** `wideTitle` is for titles of one word; `collage` shows the pictures `behind`. */
  variant?: 'plain' | 'wideTitle' | 'collage' | (typeof BACKDROPS)[number];
}

/** The head of an inner page. */
export function PageHero({ variant = 'plain', className, ...panel }: PageHeroProps) {
  const hasBackdrop = BACKDROPS.some((backdrop) => backdrop === variant);
  const isDrawn = panel.picture.cutout || !hasBackdrop;
  return <HeroPanel className={classNames(isDrawn && styles[variant], className)} {...panel} />;
}
