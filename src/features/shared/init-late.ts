import { plainAddress } from '../../lib/email-address.ts';

/** Reduces text pasted into any email field to the address alone (document/init-late.ts). */
export function initLate(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'email') return;
    const address = plainAddress(target.value);
    if (address !== target.value) target.value = address;
  });
}
