import { Band } from '../../../ui/band/band.tsx';
import { BeforeAfter, type Figure } from '../../../ui/before-after/before-after.tsx';
import { type DemoCopy, DemoLabel } from '../../../ui/demo-label/demo-label.tsx';
import styles from './who-we-are.module.css';

interface WhoWeAreProps {
  id: string;
  title: string;
  /** The first is set large, like a statement; the others explain it. */
  paragraphs: readonly [statement: string, ...others: string[]];
  /** Results of finished projects, each with the link to its case study. */
  results: readonly { title: string; href: string; figure: Figure }[];
  demo: DemoCopy | undefined;
}

export function WhoWeAre({ id, title, paragraphs, results, demo }: WhoWeAreProps) {
  const [statement, ...others] = paragraphs;
  return (
    <Band aria-labelledby={id}>
      <div className={styles.grid}>
        <div className="cluster">
          <h2 id={id} className="figure">
            {title}
          </h2>
          <DemoLabel copy={demo} />
        </div>
        <p className={styles.statement} data-reveal="">
          {statement}
        </p>
        <div className={`split soft ${styles.others}`} data-reveal="">
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {results.length > 0 && (
          <ul className={`columns ${styles.results}`} data-reveal="">
            {results.map(({ title: project, href, figure }) => (
              <li key={href} className={`ruled ${styles.result}`}>
                <strong className="numeral">
                  <BeforeAfter {...figure} />
                </strong>
                {figure.name}
                <a href={href}>{project}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}
