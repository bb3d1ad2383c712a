import { features } from '../../content/features.ts';
import type { MenuLink } from '../../content/navigation.ts';
import type { FrameLabels } from '../../content/schema/navigation.ts';
import type { Site } from '../../content/schema/site.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon, profileIcon } from '../../ui/icon/icon.tsx';
import { MobileDisclosure } from '../../ui/mobile-disclosure/mobile-disclosure.tsx';
import { ScriptButton } from '../../ui/script-button/script-button.tsx';
import { ariaCurrent } from '../header/current-path.ts';
import styles from './menu.module.css';

interface MenuProps {
  current: string;
  links: readonly MenuLink[];
  services: readonly MenuLink[];
  industries: readonly MenuLink[];
  social: Site['social'];
  contact: MenuLink;
  labels: FrameLabels;
}

interface ColumnProps {
  title: string;
  links: readonly MenuLink[];
  current: string;
}

function Column({ title, links, current }: ColumnProps) {
  return (
    <div>
      <MobileDisclosure title={title}>
        <ul data-cursor-nav="column" aria-label={title}>
          {links.map(({ name, path }) => (
            <li key={path}>
              <a className={styles.link} href={path} aria-current={ariaCurrent(path, current)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </MobileDisclosure>
    </div>
  );
}

/**
 * The menu under the header: a disclosure (APG "disclosure navigation"), opened and closed by the header's button, and closed
 * by Esc or a click outside, all without a script.
 */
export function Menu({ current, links, services, industries, social, contact, labels }: MenuProps) {
  const { columns } = labels;
  return (
    <nav
      id="mega-menu"
      popover="auto"
      className={styles.menu}
      aria-label={columns.menu}
      data-tone="ink"
      data-menu=""
    >
      <div className={styles.columns}>
        <div>
          <p className={`soft bold small ${styles.heading}`}>{columns.menu}</p>
          <ul data-cursor-nav="column">
            {links.map(({ name, path }) => (
              <li key={path}>
                <a
                  className={styles.mainLink}
                  href={path}
                  aria-current={ariaCurrent(path, current)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title={columns.services} links={services} current={current} />
        {industries.length > 0 && (
          <Column title={columns.industries} links={industries} current={current} />
        )}
        <div>
          <p className={`soft bold small ${styles.heading}`}>{columns.connect}</p>
          <p className={`soft ${styles.invitation}`}>{labels.connect}</p>
          <ButtonLink
            className={styles.start}
            href={contact.path}
            variant="action"
            icon="arrowRight"
          >
            {labels.startProject}
          </ButtonLink>
          <ul className={styles.social}>
            {social.map(({ network, label, url }) => (
              <li key={url}>
                <a className={styles.socialLink} href={url} target="_blank" rel="noreferrer">
                  <Icon name={profileIcon(network)} />
                  {label}
                  <span className="visually-hidden">{` (${labels.newTab})`}</span>
                </a>
              </li>
            ))}
          </ul>
          {features.displaySettings && (
            <ScriptButton className={styles.socialLink} data-display-settings="">
              <Icon name="contrast" />
              {labels.displaySettings}
            </ScriptButton>
          )}
        </div>
      </div>
    </nav>
  );
}
