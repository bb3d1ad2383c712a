import type { ComponentProps } from 'react';
import { PictureCard } from './picture-card.tsx';
import styles from './project-card.module.css';

/** As wide as its list, or a line of it, where the filters of the projects say so. */
export function ProjectCard(
  props: Omit<ComponentProps<typeof PictureCard>, 'variant' | 'className'>,
) {
  return <PictureCard {...props} className={styles.project} />;
}
