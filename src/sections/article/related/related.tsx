import { Band } from '../../../ui/band/band.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';
import styles from './related.module.css';

interface RelatedProps {
  title: string;
  tone: string;
  items: readonly { href: string; title: string; description: string; type: string }[];
}

/** Up to three related insights; their descriptions are cut after two lines. */
export function Related({ title, tone, items }: RelatedProps) {
  return (
    <Band spacing="half" className="screen-only" aria-labelledby="related">
      <SectionHead id="related" title={title} />
      <ul className={styles.list} data-tone={tone}>
        {items.map(({ href, title: name, description, type }) => (
          <li key={href} className={styles.item}>
            <p className={styles.type}>{type}</p>
            <h3 className={styles.title}>
              <a className={styles.link} href={href}>
                {name}
              </a>
            </h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
