import type { ComponentProps } from 'react';
import { ServiceGrid } from '../../service-grid/service-grid.tsx';
import styles from './industry-shelf.module.css';

/** Industries as small cards, six in a row: their names, and pictures that need no words beside these. */
export function IndustryShelf({
  items,
  ...props
}: Omit<ComponentProps<typeof ServiceGrid>, 'classes'>) {
  const small = items.map(({ text, picture, ...item }) => ({
    ...item,
    picture: { ...picture, alt: '' },
  }));
  return <ServiceGrid {...props} items={small} classes={styles} />;
}
