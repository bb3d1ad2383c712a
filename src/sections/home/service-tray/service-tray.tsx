import type { ComponentProps } from 'react';
import { ServiceGrid } from '../../service-grid/service-grid.tsx';
import styles from './service-tray.module.css';

/** Services as cards; a dozen of them stands six in a row where there is room, each as a small card. */
export function ServiceTray(props: Omit<ComponentProps<typeof ServiceGrid>, 'classes'>) {
  return <ServiceGrid {...props} classes={styles} />;
}
