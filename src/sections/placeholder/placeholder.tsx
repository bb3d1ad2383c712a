import { Band } from '../../ui/band/band.tsx';
import styles from './placeholder.module.css';

interface PlaceholderProps {
  title: string;
  text: string;
  label: string;
  paragraphs: readonly string[];
}

export function Placeholder({ title, text, label, paragraphs }: PlaceholderProps) {
  return (
    <Band aria-labelledby="title">
      <h1 id="title" className={styles.title}>
        {title}
      </h1>
      <div className={styles.layout}>
        <p className={styles.text}>{text}</p>
        <div className={styles.dummy}>
          <p className={styles.label}>{label}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} lang="la">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Band>
  );
}
