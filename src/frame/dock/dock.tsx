import type { MenuLink } from '../../content/navigation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './dock.module.css';

interface DockProps {
  contact: MenuLink;
  current: string;
  labels: { startProject: string; toTop: string };
}

/** What a thumb reaches on a phone: comes when the page is scrolled up; goes while somebody types and where the footer begins. */
export function Dock({ contact, current, labels }: DockProps) {
  return (
    <div className={styles.dock} data-dock="">
      {current !== contact.path && (
        <ButtonLink className={styles.start} href={contact.path} variant="action">
          {labels.startProject}
        </ButtonLink>
      )}
      <a className={`round ${styles.toTop}`} href="#top" aria-label={labels.toTop}>
        <Icon name="arrowUp" />
      </a>
    </div>
  );
}
