import { Band } from '../../ui/band/band.tsx';
import { type DemoCopy, DemoLabel } from '../../ui/demo-label/demo-label.tsx';
import styles from './fact-groups.module.css';

interface FactGroup {
  id: string;
  title: string;
  text: string;
  facts: readonly {
    term: string;
    text: string;
    link?: { label: string; href: string } | undefined;
  }[];
  demo: DemoCopy | undefined;
}

export function FactGroups({ groups }: { groups: readonly FactGroup[] }) {
  return (
    <Band>
      {groups.map(({ id, title, text, facts, demo }) => (
        <section key={id} className={`split ruled ${styles.group}`} aria-labelledby={id}>
          <div className="stack gapS soft shortMeasure">
            <h2 id={id} className="titleSize strong">
              {title}
            </h2>
            <p>{text}</p>
            <DemoLabel copy={demo} />
          </div>
          <dl>
            {facts.map(({ term, text: fact, link }) => (
              <div key={term} className={styles.fact}>
                <dt className="bold">{term}</dt>
                <dd>
                  {fact} {link && <a href={link.href}>{link.label}</a>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Band>
  );
}
