import { stillLifeHero } from './hero-panel.tsx';
import styles from './pedestal-hero.module.css';

/** The head of a service: its picture stands on a pedestal. */
export const PedestalHero = stillLifeHero(styles.pedestal);
