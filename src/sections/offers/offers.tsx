import { Band } from '../../ui/band/band.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import styles from './offers.module.css';

interface OffersProps {
  id: string;
  title: string;
  lead?: string;
  text: string;
  tone: string;
  items: readonly { id: number; heading: string; description: string }[];
}

/** What is on the card: offerings of unequal size, like tiles of a chocolate box. */
export function Offers({ id, title, lead, text, tone, items }: OffersProps) {
  return (
    <Band variant="panel" tone="ink" aria-labelledby={id}>
      <SectionHead id={id} title={title} lead={lead} text={text} />
      <ul className={`columns ${styles.box}`} data-tone={tone}>
        {items.map(({ id: key, heading, description }) => (
          <li key={key} className={`toned ${styles.tile}`} data-reveal="">
            <h3 className={styles.heading}>{heading}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
