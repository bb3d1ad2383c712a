import { Band } from '../../ui/band/band.tsx';
import { MobileDisclosure } from '../../ui/mobile-disclosure/mobile-disclosure.tsx';
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

/** Links to other parts of the site, folded on phones, because they would fill the screen. */
export function RelatedPages({ id, title, groups }: RelatedPagesProps) {
  if (groups.length === 0) return null;
  return (
    <Band id={id} spacing="same" className="screen-only" aria-label={title}>
      <MobileDisclosure title={<h2 className="titleSize">{title}</h2>}>
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
      </MobileDisclosure>
    </Band>
  );
}
