import styles from './thanks.module.css';

interface ThanksProps {
  title: string;
  text: string;
  close: string;
}

/**
 * The thank-you dialog: shown while the address ends in #thanks and gone after five seconds, without a script
 * (specification, section 4). behaviours/thanks.ts moves the focus and closes it for good.
 */
export function Thanks({ title, text, close }: ThanksProps) {
  return (
    <>
      <div
        id="thanks"
        className={styles.dialog}
        role="dialog"
        aria-labelledby="thanks-title"
        tabIndex={-1}
        data-thanks
      >
        <h2 id="thanks-title" className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
        <a className={styles.close} href="#form">
          {close}
        </a>
      </div>
      <p className={styles.stays}>{text}</p>
    </>
  );
}
