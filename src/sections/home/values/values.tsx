import { Band } from '../../../ui/band/band.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';
import styles from './values.module.css';

interface ValuesProps {
  title: string;
  text?: string;
  items: readonly { id: number; title: string; description: string }[];
}

/** Three values, three sweets: a drop, a slab, and one you can see through. */
export function Values({ title, text, items }: ValuesProps) {
  return (
    <Band spacing="none" aria-labelledby="values">
      <SectionHead id="values" title={title} {...(text && { text })} />
      <ul className={styles.list}>
        {items.map(({ id, title: name, description }) => (
          <li key={id} className={styles.value} data-reveal data-reveal-delay={(id - 1) * 100}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
