import type { ComponentProps, ComponentType } from 'react';
import { features } from '../../content/features.ts';
import type { Language } from '../../content/language.ts';
import type { MenuLink } from '../../content/navigation.ts';
import type { FrameLabels } from '../../content/schema/navigation.ts';
import type { Site } from '../../content/schema/site.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { addressLines } from '../../sections/offices/address-lines.ts';
import { Offices } from '../../sections/offices/offices.tsx';
import { EmailText } from '../../ui/email-text/email-text.tsx';
import { Icon, profileIcon } from '../../ui/icon/icon.tsx';
import { MobileDisclosure } from '../../ui/mobile-disclosure/mobile-disclosure.tsx';
import { ScriptButton } from '../../ui/script-button/script-button.tsx';
import { ownWordmark } from '../brand-mark/brand-mark.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';
import styles from './footer.module.css';

/** Sprinkles the wordmark; undefined without src/demo, or with `features.toys: false`. */
const [WhiskButton] = Object.values(
  import.meta.glob<ComponentType<ComponentProps<'button'>>>('../../demo/whisk/slot.tsx', {
    eager: true,
    import: 'default',
  }),
);

interface FooterProps {
  site: Site;
  company: readonly MenuLink[];
  services: readonly MenuLink[];
  industries: readonly MenuLink[];
  policies: readonly MenuLink[];
  languages: readonly (Pick<Language, 'name' | 'tag'> & { path: string })[];
  labels: FrameLabels;
}

function Column({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <nav aria-label={title}>
      <MobileDisclosure title={title}>
        <ul data-cursor-nav="column">
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

export function Footer(props: FooterProps) {
  const { site, company, services, industries, policies, languages, labels } = props;
  return (
    <footer className={styles.footer} data-tone="ink">
      <div className={`content ${styles.columns}`}>
        <div>
          <p className={`numeral ${styles.tagline}`}>{site.tagline}</p>
          <address className={`stack gap2xs soft ${styles.address}`}>
            <a className="target" href={`mailto:${site.email}`}>
              <EmailText address={site.email} />
            </a>
            {site.phone && (
              <a className={styles.link} href={`tel:${site.phone.number}`}>
                {site.phone.label}
              </a>
            )}
            <span>{addressLines(site.address).join('\n')}</span>
          </address>
          <ul className="cluster gap2xs">
            {site.social.map(({ network, label, url }) => (
              <li key={url}>
                <a
                  className={`round ${styles.socialLink}`}
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                >
                  <Icon name={profileIcon(network)} />
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
      <Offices site={site} className="content" />
      <div className={`content ${styles.wordmark}`}>
        {ownWordmark ?? <Wordmark name={site.name} />}
      </div>
      <div className={`cluster row content soft small ${styles.last}`}>
        <p>{fillIn(labels.rights, { year: site.copyrightYear, brand: site.name })}</p>
        {site.demo && <p>{labels.demo}</p>}
        {(policies.length > 0 || features.displaySettings) && (
          <ul className={`cluster ${styles.policies}`}>
            {policies.map(({ name, path }) => (
              <li key={path}>
                <a className={styles.link} href={path}>
                  {name}
                </a>
              </li>
            ))}
            {features.displaySettings && (
              <li>
                <ScriptButton className={styles.link} data-display-settings="">
                  {labels.displaySettings}
                </ScriptButton>
              </li>
            )}
            {WhiskButton && (
              <li>
                <WhiskButton className={styles.link} />
              </li>
            )}
          </ul>
        )}
        {languages.length > 0 && (
          <nav aria-label={labels.languages}>
            <ul className={`cluster ${styles.policies}`}>
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
