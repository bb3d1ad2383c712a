import { classNames } from '../../lib/class-names.ts';
import { HeroPanel, type HeroPanelProps, isStillLife } from './hero-panel.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps extends HeroPanelProps {
  /** What a cut-out stands on; photographs keep a plain panel. */
  variant?: 'plain' | 'pedestal' | 'arch';
}

/** The head of an inner page. A head that one page alone has is a component beside this one, whose styles only that page loads. */
export function PageHero({ variant = 'plain', className, ...panel }: PageHeroProps) {
  return (
    <HeroPanel
      className={classNames(isStillLife(panel.picture) && styles[variant], className)}
      {...panel}
    />
  );
}
