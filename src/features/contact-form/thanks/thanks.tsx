import styles from './thanks.module.css';

interface ThanksProps {
  title: string;
  text: string;
  close: string;
  closesSoon: string;
  /** The line that remains in the page. */
  stays: string;
}

/**
 * The thank-you dialog: shown while the address ends in #thanks and gone after five seconds.
 * Without scripts the address alone shows it; init-thanks.ts makes it modal.
 */
export function Thanks({ title, text, close, closesSoon, stays }: ThanksProps) {
  return (
    <>
      <dialog
        id="thanks"
        className={styles.dialog}
        aria-labelledby="thanks-title"
        aria-describedby="thanks-text"
        closedby="any"
        data-thanks
      >
        <h2 id="thanks-title" className={styles.title}>
          {title}
        </h2>
        <p id="thanks-text">{text}</p>
        <div className={styles.foot}>
          <a className={styles.close} href="#thanked" data-thanks-close>
            {close}
          </a>
          <span className={styles.soon}>{closesSoon}</span>
        </div>
      </dialog>
      <p id="thanked" className={styles.stays} data-thanks-stays>
        {stays}
      </p>
    </>
  );
}
