import { Marquee } from '../../ui/marquee/marquee.tsx';
import styles from './trusted-by.module.css';

export interface ClientMark {
  name: string;
  /** Address of the mark in the sheet of all marks (`/client-marks.svg#…`). */
  href: string;
  /** Width divided by height. */
  ratio: number;
}

interface TrustedByProps {
  title: string;
  marks: readonly ClientMark[];
}

/** The saffron ribbon of client word marks: 50 px a second, no gradient (specification, section 9). */
export function TrustedBy({ title, marks }: TrustedByProps) {
  return (
    <section className={styles.ribbon} aria-labelledby="trusted-by">
      <h2 id="trusted-by" className={styles.title}>
        {title}
      </h2>
      <Marquee label={title} speed={50}>
        {marks.map(({ name, href, ratio }) => (
          <li key={name} className={styles.item}>
            <svg
              className={styles.mark}
              viewBox={`0 0 ${Math.round(ratio * 40)} 40`}
              width={Math.round(ratio * 40)}
              height="40"
              role="img"
              aria-label={name}
            >
              <use href={href} />
            </svg>
          </li>
        ))}
      </Marquee>
    </section>
  );
}
