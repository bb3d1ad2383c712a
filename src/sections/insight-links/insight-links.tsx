import { Band } from '../../ui/band/band.tsx';
import { Hyphenated } from '../../ui/hyphenated/hyphenated.tsx';
import type { Head } from '../../ui/section-head/section-head.tsx';
import styles from './insight-links.module.css';

interface InsightLinksProps extends Head {
  tone: string;
  items: readonly { href: string; title: string; description: string; type: string }[];
}

/** Links to a few insights. Renders nothing without items. */
export function InsightLinks({ tone, items, ...head }: InsightLinksProps) {
  if (items.length === 0) return null;
  return (
    <Band className="screen-only" head={head}>
      <ul className={styles.list} data-tone={tone}>
        {items.map(({ href, title: name, description, type }) => (
          <li key={href} className={`toned ${styles.item}`}>
            <p className={styles.type}>{type}</p>
            <h3 className="figure">
              <a className="whole-card" href={href}>
                <Hyphenated text={name} />
              </a>
            </h3>
            <Hyphenated as="p" className={styles.description} text={description} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
