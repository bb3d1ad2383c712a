import { classNames } from '../../lib/class-names.ts';
import { HeroPanel, type HeroPanelProps, stillLifeHero } from './hero-panel.tsx';
import styles from './poster-hero.module.css';

const Lines = stillLifeHero(styles.poster);
const Word = stillLifeHero(classNames(styles.poster, styles.word));

/** The head of a list or of a paper: its picture stands beside a title of two lines or one word. */
export function PosterHero(panel: HeroPanelProps) {
  const Hero = /^\S{1,9}$/.test(panel.title) ? Word : panel.title.length > 34 ? HeroPanel : Lines;
  return <Hero {...panel} />;
}
