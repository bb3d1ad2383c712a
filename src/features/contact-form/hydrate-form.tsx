import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './contact-form.tsx';

/** Hydrates the form that pages/_templates/contact-form.astro has written into an element, with the props that it left there. */
export function hydrateForm(place: HTMLElement): void {
  const form = <ContactForm {...JSON.parse(place.dataset.contactForm ?? '')} />;
  // As a transition React gives way between two steps.
  startTransition(() => {
    hydrateRoot(place, form);
  });
  delete place.dataset.contactForm;
}
