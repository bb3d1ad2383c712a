import styles from './slot.module.css';
import words from './whisk-words.yaml';

export default function WhiskButton({ className = '' }: { className: string | undefined }) {
  return (
    <button type="button" className={`${styles.button} ${className}`} data-whisk="">
      {words.whisk}
    </button>
  );
}
