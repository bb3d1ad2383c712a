import styles from './desk-hero.module.css';
import { stillLifeHero } from './hero-panel.tsx';

/** The head of the contact page: its picture stands on a desk. */
export const DeskHero = stillLifeHero(styles.desk);
