import styles from './honeypot.module.css';

/** A field that only bots fill in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input name="_gotcha" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
