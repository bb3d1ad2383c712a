import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './call-to-action.module.css';

export interface CallToActionProps {
  title: string;
  text?: string | undefined;
  action: { label: string; href: string };
  /** The band's colour; a service or an industry lends its own. */
  tone?: string | undefined;
  className?: string;
}

/** The last thing a page says: one sentence as large as it gets, one button. */
export function CallToAction({
  title,
  text,
  action,
  tone = 'saffron',
  className,
}: CallToActionProps) {
  return (
    <Band variant="panel" tone={tone} className={className} aria-labelledby="call-to-action">
      <div className={styles.layout}>
        <h2 id="call-to-action" className={styles.title}>
          {title}
        </h2>
        <div className={styles.aside}>
          {text && <p>{text}</p>}
          <ButtonLink href={action.href} icon="arrowRight" className={styles.button}>
            {action.label}
          </ButtonLink>
        </div>
      </div>
      <svg className={styles.rings} viewBox="0 0 400 400" aria-hidden="true">
        <circle cx="200" cy="200" r="140" />
        <circle cx="330" cy="90" r="34" />
        <path d="M40 330l60 34" />
        <path d="M330 300l-22 66" />
      </svg>
    </Band>
  );
}
