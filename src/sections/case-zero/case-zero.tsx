import { Band } from '../../ui/band/band.tsx';
import styles from './case-zero.module.css';

interface CaseZeroProps {
  text: string;
  label: string;
  href: string;
}

/** One line that leads to the page about this website. */
export function CaseZero({ text, label, href }: CaseZeroProps) {
  return (
    <Band spacing="same">
      <p className={styles.line}>
        {`${text} `}
        <a href={href}>{label}</a>
      </p>
    </Band>
  );
}
