import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './contact-form.tsx';

/** Hydrates the form that pages/_templates/contact-form.astro has written into an element, with the props that it left there. */
export function hydrateForm(place: HTMLElement): void {
  hydrateRoot(place, <ContactForm {...JSON.parse(place.dataset.contactForm ?? '')} />);
  delete place.dataset.contactForm;
}
