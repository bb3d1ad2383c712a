import type { MenuLink } from '../../content/navigation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './dock.module.css';

interface DockProps {
  contact: MenuLink;
  current: string;
  labels: { startProject: string };
}

/** What a thumb reaches on a phone: comes when the page is scrolled up; goes while somebody types and where the footer begins. */
export function Dock({ contact, current, labels }: DockProps) {
  if (current === contact.path) return null;
  return (
    <div className={styles.dock} data-dock="">
      <ButtonLink className={styles.start} href={contact.path} variant="action">
        {labels.startProject}
      </ButtonLink>
    </div>
  );
}
