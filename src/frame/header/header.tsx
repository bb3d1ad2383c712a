import type { ReactNode } from 'react';
import { features } from '../../content/features.ts';
import type { MenuLink } from '../../content/navigation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { BrandMark, ownWordmark } from '../brand-mark/brand-mark.tsx';
import { ariaCurrent } from './current-path.ts';
import styles from './header.module.css';

interface HeaderProps {
  name: string;
  links: readonly MenuLink[];
  contact: MenuLink;
  current: string;
  labels: { main: string; menu: string; search: string; home: string; toTop: string };
  /** The mega menu, which opens under the bar, and the dock, whose buttons also belong to the header. */
  children: ReactNode;
}

export function Header({ name, links, contact, current, labels, children }: HeaderProps) {
  return (
    <header className={styles.header} data-header="">
      <div className={`content row ${styles.bar}`} data-bar="">
        <a className={`figure ${styles.logo}`} href="/" data-cursor-nav="">
          {ownWordmark ?? <BrandMark />}
          <span className={ownWordmark && 'visually-hidden'}>{name}</span>
          <span className="visually-hidden">{`, ${labels.home}`}</span>
        </a>
        <nav className={styles.nav} aria-label={labels.main}>
          <ul className={styles.links} data-cursor-nav="">
            {links.map((link) => (
              <li key={link.path}>
                <a
                  className={styles.link}
                  href={link.path}
                  aria-current={ariaCurrent(link.path, current)}
                >
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`row gap2xs ${styles.actions}`}>
          <a
            className={`round ${styles.button} ${styles.toTop}`}
            href="#top"
            aria-label={labels.toTop}
          >
            <Icon name="arrowUp" />
          </a>
          <ButtonLink
            className={styles.contact}
            href={contact.path}
            aria-current={ariaCurrent(contact.path, current)}
            data-cursor-nav="plain"
          >
            {contact.name}
          </ButtonLink>
          {features.search && (
            <button
              type="button"
              className={`round scriptOnly ${styles.button} ${styles.search}`}
              aria-label={labels.search}
              aria-keyshortcuts="Control+K Meta+K"
              data-search=""
            >
              <Icon name="search" />
            </button>
          )}
          <button
            type="button"
            className={`round ${styles.button}`}
            popoverTarget="mega-menu"
            aria-label={labels.menu}
          >
            <svg className={styles.lines} viewBox="0 0 24 24" aria-hidden="true">
              <path className={styles.upper} d="M3.5 9h17" />
              <path className={styles.lower} d="M3.5 15h17" />
            </svg>
          </button>
        </div>
      </div>
      {children}
    </header>
  );
}
