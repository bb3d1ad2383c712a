import styles from './brand-mark.module.css';

/** Address of the mark as a file, where there is one: it takes the place of the drawing below. */
const own = import.meta.glob<string>('../../assets/brand/mark.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})['../../assets/brand/mark.svg'];

/**
 * The mark of the brand: src/assets/brand/mark.svg, or the demo's ring of three swirled sweets. Decoration beside the name; as
 * high as its text, or of a size in units of the drawing it stands in.
 */
export function BrandMark({ size }: { size?: number }) {
  if (own && size)
    return (
      <>
        <rect className={styles.ground} width={size} height={size} rx={size / 5} />
        <image href={own} x={size / 10} y={size / 10} width={size * 0.8} height={size * 0.8} />
      </>
    );
  if (own) return <img className={styles.picture} src={own} width="64" height="64" alt="" />;
  return (
    <svg
      className={size ? undefined : styles.mark}
      width={size}
      height={size}
      viewBox="1 1 62 62"
      aria-hidden="true"
    >
      <circle className={styles.plate} cx="32" cy="32" r="38" />
      <g className={styles.segments}>
        <path
          className={styles.tomato}
          d="M29.7 19.18q-1.11-7.88 4.57-15.45a28.36 28.36 0 0 1 24.9 36.43q-5.52-9.57-14.87-12.43a13 13 0 0 0-14.6-8.55Z"
        />
        <path
          className={styles.saffron}
          d="M44.25 36.42q7.38 2.98 11.1 11.69a28.36 28.36 0 0 1-44 3.34q11.05 0 18.2-6.66a13 13 0 0 0 14.7-8.37Z"
        />
        <path
          className={styles.blueberry}
          d="M22.05 40.4q-6.27 4.9-15.67 3.77a28.36 28.36 0 0 1 19.1-39.78q-5.52 9.57-3.33 19.09a13 13 0 0 0-.1 16.92Z"
        />
      </g>
    </svg>
  );
}
