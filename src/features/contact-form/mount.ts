import { visitorActive } from '../../browser/visitor-active.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';

/** Without its code the form is posted as a page. */
export const mount = (place: HTMLElement, firstPaint: Promise<void>) =>
  mountIsland(
    place,
    async () => (await import('./enquiry-form/enquiry-form.tsx')).EnquiryForm,
    visitorActive(firstPaint, place),
  );
