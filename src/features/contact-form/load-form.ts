import { afterFirstPaintOrUse } from '../after-first-paint-or-use.ts';

const place = document.querySelector<HTMLElement>('[data-contact-form]');
if (place)
  afterFirstPaintOrUse(place)
    .then(() => import('./hydrate-form.tsx'))
    .then(
      ({ hydrateForm }) => hydrateForm(place),
      // Without its code the form is posted as a page.
      () => undefined,
    );
