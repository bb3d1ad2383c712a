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
  /** Further classes for the list and the parts of its cards, where it looks different. */
  classes?: Readonly<Record<string, string>>;
}

const PARTS = ['card', 'picture', 'image', 'body', 'title', 'text', 'action'] as const;

export function ServiceGrid({ id, title, text, action, items, classes = {} }: ServiceGridProps) {
  if (items.length === 0) return null;
  const parts = Object.fromEntries(
    PARTS.map((part) => [part, classNames(styles[part], classes[part])]),
  );
  return (
    <Band aria-labelledby={id}>
      <SectionHead id={id} title={title} text={text} />
      <ul className={classNames(styles.grid, late.list, classes.list)}>
        {items.map((item, index) => (
          <li key={item.href}>
            <PictureCard {...item} action={action} revealDelay={index * 100} classes={parts} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
