import { Band } from '../../../ui/band/band.tsx';
import late from '../../../ui/picture/late-on-phones.module.css';
import { MenuCard } from '../../../ui/picture-card/menu-card.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';
import type { ServiceGridProps } from '../../service-grid/service-grid.tsx';
import styles from './service-menu.module.css';

/** Services as a menu of type. */
export function ServiceMenu({ id, title, text, action, items }: ServiceGridProps) {
  if (items.length === 0) return null;
  return (
    <Band aria-labelledby={id}>
      <SectionHead id={id} title={title} text={text} />
      <ul className={`${styles.list} ${late.list}`}>
        {items.map((item, index) => (
          <li key={item.href}>
            <MenuCard {...item} action={action} revealDelay={index * 100} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
