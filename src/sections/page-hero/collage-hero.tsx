import styles from './collage-hero.module.css';
import { stillLifeHero } from './hero-panel.tsx';

/** The head of the projects page: pictures of projects lie behind its own (`behind`). */
export const CollageHero = stillLifeHero(styles.collage);
