import type { ComponentProps } from 'react';
import styles from './menu-card.module.css';
import { PictureCard } from './picture-card.tsx';

/** On a wide screen a row of type, whose picture comes with the pointer or the focus. */
export function MenuCard(props: Omit<ComponentProps<typeof PictureCard>, 'variant' | 'className'>) {
  return <PictureCard {...props} variant="row" className={styles.menu} />;
}
