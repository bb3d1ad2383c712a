import type { InsightPageCopy } from '../../content/schema/pages/insight.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './share.module.css';
import { shareTargets } from './share-targets.ts';

interface ShareProps {
  id: string;
  copy: InsightPageCopy['share'];
  page: { url: string; title: string };
}

/** Share targets as plain links, which send no request before the click (init-late.ts). */
export function Share({ id, copy, page }: ShareProps) {
  return (
    <section className={`${styles.share} screen-only`} aria-labelledby={id} data-share={page.url}>
      <h2 id={id} className="partTitle">
        {copy.title}
      </h2>
      <ul className="cluster gap2xs">
        {shareTargets(page, copy.targets).map(({ icon, label, href, size }) => (
          <li key={icon}>
            <a
              className={`target small ${styles.target}`}
              href={href}
              rel="noopener noreferrer"
              data-share-window={size?.join('x')}
              {...(size && { target: '_blank' })}
            >
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
        <li hidden data-share-copy="">
          <button
            type="button"
            className={`target small ${styles.target}`}
            data-copied={copy.copied}
            data-not-copied={copy.notCopied}
          >
            <Icon name="link" />
            {copy.copy}
          </button>
        </li>
        <li hidden data-share-system="">
          <button type="button" className={`target small ${styles.target}`}>
            <Icon name="share" />
            {copy.system}
          </button>
        </li>
      </ul>
      <p className={`caption ${styles.note}`}>{copy.note}</p>
    </section>
  );
}
