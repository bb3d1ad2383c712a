import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';
import styles from './service-tiles.module.css';

interface ServiceTilesProps {
  items: readonly { href: string; title: string; tone: string; picture: PictureData }[];
}

/** The services that an industry orders, as small still lifes with their names. */
export function ServiceTiles({ items }: ServiceTilesProps) {
  return (
    <ul className={`cluster ${styles.list}`}>
      {items.map(({ href, title, tone, picture }) => (
        <li key={href} className={`ground ${styles.item}`} data-tone={tone}>
          <Picture picture={{ ...picture, alt: '' }} className={styles.picture} />
          <h3>
            <a className="whole-card" href={href}>
              {title}
            </a>
          </h3>
        </li>
      ))}
    </ul>
  );
}
