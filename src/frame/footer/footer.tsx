import type { MenuLink } from '../../content/navigation.ts';
import type { Site } from '../../content/schema/site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { MobileDisclosure } from '../../ui/mobile-disclosure/mobile-disclosure.tsx';
import { DisplaySettingsButton } from '../display-settings/display-settings-button.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';
import styles from './footer.module.css';

interface LanguageLink {
  /** What the language calls itself. */
  name: string;
  /** BCP 47. */
  tag: string;
  path: string;
}

interface FooterProps {
  site: Site;
  company: readonly MenuLink[];
  services: readonly MenuLink[];
  industries: readonly MenuLink[];
  policies: readonly MenuLink[];
  /** The page, or the home page, in the other languages of the site. */
  languages: readonly LanguageLink[];
  labels: {
    columns: { company: string; services: string; industries: string };
    newTab: string;
    rights: string;
    demo: string;
    languages: string;
    displaySettings: string;
  };
}

function Column({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <nav aria-label={title}>
      <MobileDisclosure title={title}>
        <ul data-cursor-nav="">
          {links.map(({ name, path, cursorLabel }) => (
            <li key={path}>
              <a
                className={styles.link}
                href={path}
                data-cursor-nav={cursorLabel === false ? 'plain' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </MobileDisclosure>
    </nav>
  );
}

/** The foot of every page: addresses, three columns of links, the name as large as the window allows. */
export function Footer({
  site,
  company,
  services,
  industries,
  policies,
  languages,
  labels,
}: FooterProps) {
  return (
    <footer className={styles.footer} data-tone="ink">
      <div className={styles.columns}>
        <div>
          <p className={styles.tagline}>{site.tagline}</p>
          <address className={styles.address}>
            <a className={styles.mail} href={`mailto:${site.email}`}>
              {site.email}
            </a>
            <a className={styles.link} href={`tel:${site.phone.number}`}>
              {site.phone.label}
            </a>
            <span>{`${site.address.street}, ${site.address.city} ${site.address.postcode}`}</span>
          </address>
          <ul className={styles.social}>
            {site.social.map(({ network, label, url }) => (
              <li key={network}>
                <a
                  className={styles.socialLink}
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon name={network} />
                  <span className="visually-hidden">{`${label} (${labels.newTab})`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title={labels.columns.company} links={company} />
        <Column title={labels.columns.services} links={services} />
        {industries.length > 0 && <Column title={labels.columns.industries} links={industries} />}
      </div>
      <div className={styles.wordmark}>
        <Wordmark name={site.name} />
      </div>
      <div className={styles.last}>
        <p>{`@${site.copyrightYear} ${site.name}. ${labels.rights}`}</p>
        {site.demo && <p>{labels.demo}</p>}
        {(policies.length > 0 || FEATURES.displaySettings) && (
          <ul className={styles.policies}>
            {policies.map(({ name, path }) => (
              <li key={path}>
                <a className={styles.link} href={path}>
                  {name}
                </a>
              </li>
            ))}
            {FEATURES.displaySettings && (
              <li>
                <DisplaySettingsButton className={styles.link}>
                  {labels.displaySettings}
                </DisplaySettingsButton>
              </li>
            )}
          </ul>
        )}
        {languages.length > 0 && (
          <nav aria-label={labels.languages}>
            <ul className={styles.policies}>
              {languages.map(({ name, tag, path }) => (
                <li key={tag}>
                  <a className={styles.link} href={path} lang={tag} hrefLang={tag}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
