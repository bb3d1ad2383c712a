import { startToy } from '../toys/start-toy.ts';
import type { TicketWords } from './ticket-words.ts';

/** Loads the ticket once somebody uses the form's page or has sent the form (document/init-late.ts). */
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
  // Waiting for the first touch of the form would delay the response to it.
  for (const type of ['pointerover', 'focusin', 'scroll'])
    addEventListener(type, fetchCode, { passive: true, signal: asked.signal });
  // A link set an interest, or somebody sent or used the form before this code loaded.
  if (
    location.search ||
    location.hash === `#${dialog.id}` ||
    place.querySelector(':focus, :checked')
  )
    fetchCode();
}
