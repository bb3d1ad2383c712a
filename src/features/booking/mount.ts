import { isModifiedClick } from '../../browser/dom.ts';
import { features } from '../../content/features.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';

/** Opens the calendar in its place; where its code does not come, the link to the calendar's own page is followed. */
export const mount =
  features.booking &&
  (async (place: HTMLElement) => {
    const link = document.querySelector<HTMLAnchorElement>('[data-open-calendar]');
    link?.addEventListener('click', async (event) => {
      if (isModifiedClick(event)) return;
      event.preventDefault();
      if (link.ariaBusy) return;
      link.ariaBusy = 'true';
      try {
        await mountIsland(place, async () => (await import('./calendar.tsx')).OpenCalendar);
        link.parentElement?.remove();
      } catch {
        location.assign(link.href);
      }
    });
  });
