import { mountIsland } from '../../ui/island-boundary/mount-island.tsx';
import { ContactForm } from './contact-form.tsx';

/** Hydrates the form that pages/_templates/contact-form.astro has written into an element, with the props that it left there. */
export function hydrateForm(place: HTMLElement): void {
  mountIsland(place, <ContactForm {...JSON.parse(place.dataset.contactForm ?? '')} />, true);
  delete place.dataset.contactForm;
}
