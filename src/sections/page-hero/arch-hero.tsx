import styles from './arch-hero.module.css';
import { stillLifeHero } from './hero-panel.tsx';

/** The head of an industry: its picture stands in a niche. */
export const ArchHero = stillLifeHero(styles.arch);
