import { Fragment } from 'react';
import { Band } from '../../../ui/band/band.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';
import type { RelatedGroup } from '../../related-pages/related-pages.tsx';
import styles from './related.module.css';

interface RelatedProps {
  id: string;
  title: string;
  groups: readonly RelatedGroup[];
  tone: string;
  items: readonly { href: string; title: string; description: string; type: string }[];
}

export function Related({ id, title, groups, tone, items }: RelatedProps) {
  if (items.length === 0 && groups.length === 0) return null;
  return (
    <Band className="screen-only" aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        {groups.map(({ label, links }) => (
          <p key={label}>
            {label}:{' '}
            {links.map((link, index) => (
              <Fragment key={link.href}>
                {index > 0 && ', '}
                <a href={link.href}>{link.label}</a>
              </Fragment>
            ))}
          </p>
        ))}
      </SectionHead>
      <ul className={styles.list} data-tone={tone}>
        {items.map(({ href, title: name, description, type }) => (
          <li key={href} className={`toned ${styles.item}`}>
            <p className={styles.type}>{type}</p>
            <h3 className={styles.title}>
              <a className="whole-card" href={href}>
                {name}
              </a>
            </h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
