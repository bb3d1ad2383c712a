import { MenuCard } from '../../ui/picture-card/menu-card.tsx';
import { ServiceGrid, type ServiceGridProps } from './service-grid.tsx';
import styles from './service-menu.module.css';

/** Services as a menu of type. */
export function ServiceMenu(props: Omit<ServiceGridProps, 'variant' | 'Card' | 'className'>) {
  return <ServiceGrid {...props} Card={MenuCard} className={styles.menu} />;
}
