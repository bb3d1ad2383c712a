import { Band } from '../../../ui/band/band.tsx';
import styles from './archive-list.module.css';

interface ArchiveListProps {
  label: string;
  items: readonly { href: string; title: string; about: string }[];
}

export function ArchiveList({ label, items }: ArchiveListProps) {
  return (
    <Band aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ href, title, about }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href}>
              {title}
            </a>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
