import { classNames } from '../../lib/class-names.ts';
import { Accordion, type Question } from '../../ui/accordion/accordion.tsx';
import { Band } from '../../ui/band/band.tsx';
import { type Head, SectionHead } from '../../ui/section-head/section-head.tsx';
import styles from './faq.module.css';

interface FaqProps extends Head {
  more?: { label: string; href: string };
  items: readonly Question[];
}

/** Up to this many questions are beside their head; more are below it in two columns. */
const ONE_COLUMN = 3;

export function Faq({ more, items, ...head }: FaqProps) {
  if (items.length === 0) return null;
  const isLong = items.length > ONE_COLUMN;
  const half = Math.ceil(items.length / 2);
  return (
    <Band className={classNames(!isLong && styles.beside)} aria-labelledby={head.id}>
      <SectionHead {...head} variant={isLong ? 'split' : 'stacked'}>
        {more && (
          <p>
            <a href={more.href}>{more.label}</a>
          </p>
        )}
      </SectionHead>
      <div className={classNames('ruled', isLong && `columns ${styles.long}`)}>
        <Accordion name={head.id} items={items.slice(0, isLong ? half : undefined)} />
        {isLong && <Accordion name={head.id} items={items.slice(half)} />}
      </div>
    </Band>
  );
}
