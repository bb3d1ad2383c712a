import { visitorActive } from '../../browser/visitor-active.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';

/** If the code fails to load, the browser posts the form as a page. */
export const mount = (place: HTMLElement, firstPaint: Promise<void>) =>
  mountIsland(
    place,
    async () => (await import('./enquiry-form/enquiry-form.tsx')).EnquiryForm,
    visitorActive(firstPaint, place),
  );
