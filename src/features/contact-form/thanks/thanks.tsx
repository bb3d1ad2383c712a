import type { ContactCopy } from '../../../content/schema/pages/contact.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import styles from './thanks.module.css';

/** Id of the dialog, and the fragment that opens it. */
export const THANKS = 'thanks';

/** Shown for five seconds while the address ends in #thanks, also without scripts; init-thanks.ts makes it modal. */
export function Thanks({ title, text, close, closesSoon, stays }: ContactCopy['thanks']) {
  return (
    <>
      <dialog
        id={THANKS}
        className={styles.dialog}
        aria-labelledby="thanks-title"
        aria-describedby="thanks-text"
        closedby="any"
        data-thanks=""
      >
        <h2 id="thanks-title" className="titleSize">
          {title}
        </h2>
        <p id="thanks-text">{text}</p>
        <div className={`cluster row ${styles.foot}`}>
          <ButtonLink href="#thanked" data-thanks-close="">
            {close}
          </ButtonLink>
          <span className="small">{closesSoon}</span>
        </div>
      </dialog>
      <p id="thanked" className={`message ${styles.stays}`} data-thanks-stays="">
        {stays}
      </p>
    </>
  );
}
