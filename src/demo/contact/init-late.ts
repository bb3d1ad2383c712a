import { startToy } from '../late/start-toy.ts';
import type { TicketWords } from './ticket-words.ts';

/** Lets a ticket list what is ticked, once somebody uses the page of the form or has sent it (document/init-late.ts). */
export function initLate(): void {
  const scene = document.querySelector<HTMLElement>('[data-currency]');
  const place = document.querySelector('#form')?.parentElement;
  const dialog = document.querySelector<HTMLDialogElement>('[data-thanks]');
  if (!scene || !place || !dialog) return;
  const asked = new AbortController();
  const fetchCode = () => {
    asked.abort();
    startToy(import('./ticket.ts'), 'ticket', ({ initTicket }, words: TicketWords) =>
      initTicket(scene, place, dialog, words),
    );
  };
  // Not at the first touch of the form: the code would run while that is answered.
  for (const type of ['pointerover', 'focusin', 'scroll'])
    addEventListener(type, fetchCode, { passive: true, signal: asked.signal });
  // A link has brought an interest, or the form was sent or used before this code came.
  if (
    location.search ||
    location.hash === `#${dialog.id}` ||
    place.matches(':has(:focus, :checked)')
  )
    fetchCode();
}
