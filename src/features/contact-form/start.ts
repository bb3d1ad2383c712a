import { visitorActive } from '../../browser/visitor-active.ts';

/** Fetches the code of the contact form when it is time; without it the form is posted as a page. */
export async function start(firstPaint: Promise<void>): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-contact-form]');
  if (!place) return;
  await visitorActive(firstPaint, place);
  (await import('./hydrate-form.tsx').catch(() => undefined))?.hydrateForm(place);
}
