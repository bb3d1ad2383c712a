import type { MenuLink } from '../../content/navigation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './dock.module.css';

interface DockProps {
  contact: MenuLink;
  current: string;
  labels: { startProject: string };
}

/** A button within a thumb's reach on a phone: appears on scrolling up, and is hidden while somebody types and at the footer. */
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
