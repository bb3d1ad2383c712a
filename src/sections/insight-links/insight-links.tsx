import { Band } from '../../ui/band/band.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { Head } from '../../ui/section-head/section-head.tsx';
import type { CardItem } from '../service-grid/service-grid.tsx';
import styles from './insight-links.module.css';

interface InsightLinksProps extends Head {
  items: readonly (CardItem & { text: string; type: string })[];
}

/** Links to a few insights. Renders nothing without items. */
export function InsightLinks({ items, ...head }: InsightLinksProps) {
  if (items.length === 0) return null;
  return (
    <Band className="screen-only" head={head}>
      <ul className={styles.list}>
        {items.map(({ href, title: name, text, type, tone, picture }) => (
          <li key={href} className={`toned stack ${styles.item}`} data-tone={tone}>
            <p className="bold small">{type}</p>
            <Picture
              picture={{ ...picture, alt: '' }}
              className={styles.picture}
              frameClassName={styles.frame}
            />
            <h3 className="cardSize">
              <a className="whole-card" href={href}>
                {name}
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
