import { features } from '../../content/features.ts';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { Marquee } from '../../ui/marquee/marquee.tsx';
import styles from './trusted-by.module.css';

export interface ClientLogo {
  name: string;
  /** Address of the logo in the sheet of all logos (`/client-logos.svg#…`). */
  href: string;
  ratio: number;
}

interface TrustedByProps {
  id: string;
  title: string;
  pause: string;
  demo: DemoCopy | undefined;
  logos: readonly ClientLogo[];
}

/** Shows names in place of the logos until the first paint is over (init-logos.ts), so that the sheet delays no picture. */
export function TrustedBy({ id, title, pause, demo, logos }: TrustedByProps) {
  if (logos.length === 0) return null;
  return (
    <section className={styles.ribbon} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <DemoLabel copy={demo} />
      </div>
      <Marquee label={title} pause={features.marquee ? pause : undefined}>
        {logos.map(({ name, href, ratio }) => (
          <li key={name} className={styles.item}>
            <svg
              className={styles.logo}
              viewBox={`0 0 ${Math.round(ratio * 40)} 40`}
              width={Math.round(ratio * 40)}
              height="40"
              role="img"
              aria-label={name}
              data-logo={href}
            >
              <text y="28" textLength={Math.round(ratio * 40)} lengthAdjust="spacingAndGlyphs">
                {name}
              </text>
            </svg>
          </li>
        ))}
      </Marquee>
    </section>
  );
}
