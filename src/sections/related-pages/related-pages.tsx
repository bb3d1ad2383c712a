import { Band } from '../../ui/band/band.tsx';
import styles from './related-pages.module.css';

export interface RelatedGroup {
  label: string;
  href: string;
  links: readonly { label: string; href: string }[];
}

interface RelatedPagesProps {
  id: string;
  title: string;
  groups: readonly RelatedGroup[];
}

export function RelatedPages({ id, title, groups }: RelatedPagesProps) {
  if (groups.length === 0) return null;
  return (
    <Band spacing="same" className="screen-only" aria-labelledby={id}>
      <h2 id={id} className={`titleSize ${styles.title}`}>
        {title}
      </h2>
      <div className={`snug ${styles.groups}`}>
        {groups.map(({ label, href, links }) => (
          <div key={href} className={styles.group}>
            <h3 className="subhead">
              <a href={href}>{label}</a>
            </h3>
            <ul>
              {links.map((link) => (
                <li key={link.href} className="figure">
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}
