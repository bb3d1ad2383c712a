import { Icon } from '../../ui/icon/icon.tsx';
import styles from './share.module.css';
import type { ShareTarget } from './share-targets.ts';

interface ShareProps {
  title: string;
  note: string;
  copy: { label: string; copied: string; notCopied: string };
  system: string;
  url: string;
  targets: readonly ShareTarget[];
}

/** Share targets as plain links: nothing is contacted before the click (init-share.ts). */
export function Share({ title, note, copy, system, url, targets }: ShareProps) {
  return (
    <section className={`${styles.share} screen-only`} aria-labelledby="share" data-share={url}>
      <h2 id="share" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {targets.map(({ icon, label, href, size }) => (
          <li key={icon}>
            <a
              className={styles.target}
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
            className={styles.target}
            data-copied={copy.copied}
            data-not-copied={copy.notCopied}
          >
            <Icon name="link" />
            {copy.label}
          </button>
        </li>
        <li hidden data-share-system="">
          <button type="button" className={styles.target}>
            <Icon name="share" />
            {system}
          </button>
        </li>
      </ul>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
