import { Band } from '../../ui/band/band.tsx';
import type { Head } from '../../ui/section-head/section-head.tsx';
import styles from './offers.module.css';

interface OffersProps extends Head {
  tone: string;
  items: readonly { id: number; heading: string; description: string }[];
}

/** Offerings on tiles of unequal size, like chocolates in a box. */
export function Offers({ tone, items, ...head }: OffersProps) {
  return (
    <Band variant="panel" tone="ink" head={head}>
      <ul className="columns filled" data-tone={tone}>
        {items.map(({ id: key, heading, description }) => (
          <li key={key} className={`toned ${styles.tile}`} data-reveal="">
            <h3 className={`titleSize ${styles.heading}`}>{heading}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
