import { plainAddress } from '../../lib/email-address.ts';

/** Reduces what is pasted into any field for an email address to the address alone (document/init-late.ts). */
export function initLate(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'email') return;
    const address = plainAddress(target.value);
    if (address !== target.value) target.value = address;
  });
}
