import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Band } from '../../ui/band/band.tsx';
import late from '../../ui/picture/late-on-phones.module.css';
import { PictureCard } from '../../ui/picture-card/picture-card.tsx';
import type { Head } from '../../ui/section-head/section-head.tsx';
import { SnapRow } from '../../ui/snap-row/snap-row.tsx';
import styles from './service-grid.module.css';

export type CardItem = Omit<ComponentProps<typeof PictureCard>, 'action' | 'revealDelay'>;

interface ServiceGridProps extends Head {
  action: string;
  items: readonly CardItem[];
  /** `poster`: a deck of posters on a phone, small elsewhere. `tile`: names and pictures only. `menu`: a menu of type. */
  variant?: 'row' | 'poster' | 'tile' | 'menu';
  /** Pattern of a poster's place in the deck, with {number} and {count}. */
  position?: string;
  more?: { label: string; href: string } | undefined;
}

export function ServiceGrid(props: ServiceGridProps) {
  const { action, items, variant = 'row', position = '', more, ...head } = props;
  if (items.length === 0) return null;
  const list = (
    <ul className={classNames(styles.grid, late.list, styles[variant])}>
      {items.map((item, index) => (
        <li key={item.href}>
          <PictureCard {...item} action={action} revealDelay={index * 100} variant={variant}>
            {position && (
              <span className={`small bold ${styles.position}`}>
                {fillIn(position, { number: `${index + 1}`, count: `${items.length}` })}
              </span>
            )}
          </PictureCard>
        </li>
      ))}
    </ul>
  );
  return (
    <Band head={head}>
      {variant === 'poster' ? <SnapRow labelledBy={head.id}>{list}</SnapRow> : list}
      {more && (
        <a className={`target ${styles.more}`} href={more.href}>
          {more.label}
        </a>
      )}
    </Band>
  );
}
