import { Band } from '../../ui/band/band.tsx';
import styles from './case-zero.module.css';

interface CaseZeroProps {
  text: string;
  link: string;
  href: string;
}

/** One line that leads to the page about this website. */
export function CaseZero({ text, link, href }: CaseZeroProps) {
  return (
    <Band spacing="same">
      <p className={styles.line}>
        {`${text} `}
        <a href={href}>{link}</a>
      </p>
    </Band>
  );
}
