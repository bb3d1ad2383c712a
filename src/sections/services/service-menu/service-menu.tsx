import type { ComponentProps } from 'react';
import { ServiceGrid } from '../../service-grid/service-grid.tsx';
import styles from './service-menu.module.css';

/** Services as a menu: on a wide screen each is a row of type, and its picture comes with the pointer or the focus. */
export function ServiceMenu(props: Omit<ComponentProps<typeof ServiceGrid>, 'classes'>) {
  return <ServiceGrid {...props} classes={styles} />;
}
