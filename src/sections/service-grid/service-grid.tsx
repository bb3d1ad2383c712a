import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Band } from '../../ui/band/band.tsx';
import late from '../../ui/picture/late-on-phones.module.css';
import { PictureCard } from '../../ui/picture-card/picture-card.tsx';
import type { Head } from '../../ui/section-head/section-head.tsx';
import styles from './service-grid.module.css';

export type CardItem = Omit<ComponentProps<typeof PictureCard>, 'action' | 'revealDelay'>;

interface ServiceGridProps extends Head {
  action: string;
  items: readonly CardItem[];
  /** `tile`: names and pictures only. `menu`: a menu of type. */
  variant?: 'row' | 'tile' | 'menu';
}

export function ServiceGrid(props: ServiceGridProps) {
  const { action, items, variant = 'row', ...head } = props;
  if (items.length === 0) return null;
  return (
    <Band head={head}>
      <ul className={classNames(styles.grid, late.list, styles[variant])}>
        {items.map((item, index) => (
          <li key={item.href}>
            <PictureCard {...item} action={action} revealDelay={index * 100} variant={variant} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
