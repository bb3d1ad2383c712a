import { Band } from '../../../ui/band/band.tsx';
import { Picture, type PictureData } from '../../../ui/picture/picture.tsx';
import type { Head } from '../../../ui/section-head/section-head.tsx';
import styles from './values.module.css';

interface ValuesProps extends Head {
  items: readonly {
    id: number;
    title: string;
    description: string;
    picture: PictureData | undefined;
  }[];
}

export function Values({ items, ...head }: ValuesProps) {
  return (
    <Band head={head}>
      <ul className={`columns ${styles.list}`}>
        {items.map(({ id, title: name, description, picture }, index) => (
          <li
            key={id}
            className={`toned gapS rounded ${styles.value}`}
            data-reveal=""
            data-reveal-delay={index * 100}
          >
            <h3 className={styles.name}>{name}</h3>
            {picture && <Picture picture={picture} frameClassName={styles.picture} />}
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
