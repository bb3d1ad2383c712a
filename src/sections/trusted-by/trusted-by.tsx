import { joinWithCommas } from '../../lib/join-with-commas.ts';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import { Marquee } from '../../ui/marquee/marquee.tsx';
import styles from './trusted-by.module.css';

interface ClientLogo {
  name: string;
  src: string;
  ratio: number;
  /** True if it is drawn in the colour of the text. */
  tinted: boolean;
  /** Industry, read out after the name. */
  industry?: string | undefined;
  /** Link to the client's testimonial on the same page. */
  praise?: string | undefined;
}

interface TrustedByProps {
  id: string;
  title: string;
  /** Label of the button that stops the names; without it they do not move. */
  pause: string | undefined;
  demo: DemoCopy | undefined;
  logos: readonly ClientLogo[];
}

function Logo({ name, src, ratio, tinted, industry }: Omit<ClientLogo, 'praise'>) {
  const width = Math.round(ratio * 40);
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${width} 40`}
      width={width}
      height="40"
      role="img"
      aria-label={joinWithCommas(name, industry)}
      data-logo={src}
      data-tinted={tinted || undefined}
    >
      <text y="28" textLength={width} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}

/** Shows names until the page has loaded (init-logo.ts), so that logos delay no other picture. */
export function TrustedBy({ id, title, pause, demo, logos }: TrustedByProps) {
  if (logos.length === 0) return null;
  return (
    <section className={styles.ribbon} aria-labelledby={id}>
      <div className={`cluster row ${styles.head}`}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <DemoLabel copy={demo} />
      </div>
      <Marquee label={title} pause={pause}>
        {logos.map(({ praise, ...logo }) => (
          <li key={logo.name} className={styles.item}>
            {praise ? (
              <a className={`inherit ${styles.link}`} href={praise}>
                <Logo {...logo} />
              </a>
            ) : (
              <Logo {...logo} />
            )}
          </li>
        ))}
      </Marquee>
    </section>
  );
}
