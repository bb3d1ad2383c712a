import { stillLifeHero } from './hero-panel.tsx';
import styles from './wide-title-hero.module.css';

/** The head of the insights page, for a title of one word, as wide as the window. */
export const WideTitleHero = stillLifeHero(styles.wideTitle);
