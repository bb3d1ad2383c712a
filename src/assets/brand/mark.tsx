import styles from './mark.module.css';

/** A ring of three swirled sweets. */
export default function Mark() {
  return (
    <svg className={styles.mark} viewBox="1 1 62 62" aria-hidden="true">
      <circle className={styles.plate} cx="32" cy="32" r="38" />
      <g className={styles.segments}>
        <path
          className={styles.first}
          d="M29.7 19.18q-1.11-7.88 4.57-15.45a28.36 28.36 0 0 1 24.9 36.43q-5.52-9.57-14.87-12.43a13 13 0 0 0-14.6-8.55Z"
        />
        <path
          className={styles.second}
          d="M44.25 36.42q7.38 2.98 11.1 11.69a28.36 28.36 0 0 1-44 3.34q11.05 0 18.2-6.66a13 13 0 0 0 14.7-8.37Z"
        />
        <path
          className={styles.third}
          d="M22.05 40.4q-6.27 4.9-15.67 3.77a28.36 28.36 0 0 1 19.1-39.78q-5.52 9.57-3.33 19.09a13 13 0 0 0-.1 16.92Z"
        />
      </g>
    </svg>
  );
}
