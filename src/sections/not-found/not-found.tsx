import { ButtonLink } from '../../ui/button/button.tsx';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { HeroPanel } from '../page-hero/hero-panel.tsx';
import styles from './not-found.module.css';

interface NotFoundProps {
  /** Id of the heading above the links. */
  id: string;
  code?: string;
  title: string;
  text: string;
  action: { label: string; href: string };
  elsewhere: { title: string; links: readonly { name: string; path: string }[] };
  /** Replaces `elsewhere.title` once near matches are listed; without it there is no search for them. */
  suggestions: string | undefined;
  picture: PictureData;
}

/**
 * A missing page: explains the error and offers links. frame/document/init-late.ts logs the path, and
 * frame/search/suggest-pages.ts replaces the links with pages of similar names.
 */
export function NotFound(props: NotFoundProps) {
  const { id, code, title, text, action, elsewhere, suggestions, picture } = props;
  return (
    <HeroPanel
      className={styles.hero}
      composition="number"
      tone="tone-2"
      before={code && <p className={`numeral ${styles.code}`}>{code}</p>}
      title={title}
      text={text}
      picture={picture}
      data-not-found=""
      after={
        <nav className={styles.elsewhere} aria-labelledby={id} data-suggest={suggestions}>
          <h2 className="subhead" id={id}>
            {elsewhere.title}
          </h2>
          <ul className={styles.links}>
            {elsewhere.links.map((link) => (
              <li key={link.path}>
                <a className={`row bold inherit ${styles.link}`} href={link.path}>
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <ButtonLink href={action.href} icon="arrowRight">
        {action.label}
      </ButtonLink>
    </HeroPanel>
  );
}
