import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Band } from '../../ui/band/band.tsx';
import late from '../../ui/picture/late-on-phones.module.css';
import { PictureCard } from '../../ui/picture-card/picture-card.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import styles from './service-grid.module.css';

export type CardItem = Omit<ComponentProps<typeof PictureCard>, 'action' | 'revealDelay'>;

interface ServiceGridProps {
  id: string;
  title: string;
  text: string;
  action: string;
  items: readonly CardItem[];
  /** Rows of the title alone on a phone; the pictures, which the cards' own pages describe, are decoration. */
  compact?: boolean;
}

const { card = '', picture = '', image = '', body = '', text = '', action: link = '' } = styles;
const rows = { card, picture, image, body, text, action: link };

export function ServiceGrid({ id, title, text, action, items, compact }: ServiceGridProps) {
  if (items.length === 0) return null;
  return (
    <Band aria-labelledby={id}>
      <SectionHead id={id} title={title} text={text} />
      <ul className={classNames(styles.grid, late.list, compact && styles.compact)}>
        {items.map((item, index) => (
          <li key={item.href}>
            <PictureCard
              {...item}
              picture={compact ? { ...item.picture, alt: '' } : item.picture}
              action={action}
              revealDelay={index * 100}
              classes={rows}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}
