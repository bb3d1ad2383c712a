import { stillLifeHero } from './hero-panel.tsx';
import styles from './tablecloth-hero.module.css';

/** The head of the about page: its picture stands on a chequered cloth. */
export const TableclothHero = stillLifeHero(styles.tablecloth);
