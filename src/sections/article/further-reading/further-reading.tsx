import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './further-reading.module.css';

interface FurtherReadingProps {
  title: string;
  label: string;
  url: string;
  newTab: string;
}

export function FurtherReading({ title, label, url, newTab }: FurtherReadingProps) {
  return (
    <section aria-labelledby="further-reading">
      <h2 id="further-reading" className={styles.title}>
        {title}
      </h2>
      <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
        {label}
        <Icon name="arrowOut" />
        <span className="visually-hidden"> ({newTab})</span>
      </a>
    </section>
  );
}
