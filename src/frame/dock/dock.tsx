import type { MenuLink } from '../../content/navigation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './dock.module.css';

interface DockProps {
  contact: MenuLink;
  /** Path of the page it stands on. */
  current: string;
  labels: { startProject: string; menu: string; toTop: string };
}

/**
 * What a thumb reaches on a phone: the next step, the menu and the way to the top, in one pill at the foot of the window. It
 * is there once the page is scrolled, and goes while somebody types and where the footer begins.
 */
export function Dock({ contact, current, labels }: DockProps) {
  return (
    <div className={styles.dock} data-dock>
      {current !== contact.path && (
        <ButtonLink className={styles.start} href={contact.path} variant="action">
          {labels.startProject}
        </ButtonLink>
      )}
      <button
        type="button"
        className={styles.round}
        popoverTarget="mega-menu"
        aria-label={labels.menu}
      >
        <Icon name="menu" />
      </button>
      <a className={styles.round} href="#top" aria-label={labels.toTop} data-to-top>
        <Icon name="arrowUp" />
      </a>
    </div>
  );
}
