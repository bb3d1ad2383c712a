import styles from './brand-mark.module.css';

/** The ring of three sweets: tomato, saffron, blueberry. Decoration beside the name. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <g className={styles.segments}>
        <path className={styles.tomato} d="M16 5.500A10.500 10.500 0 0 1 25.093 21.250" />
        <path className={styles.saffron} d="M25.093 21.250A10.500 10.500 0 0 1 6.907 21.250" />
        <path className={styles.blueberry} d="M6.907 21.250A10.500 10.500 0 0 1 16 5.500" />
      </g>
    </svg>
  );
}
