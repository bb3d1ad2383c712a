import { isModifiedClick } from '../../browser/dom.ts';
import { features } from '../../content/features.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';

/**
 * Opens the calendar in its place, again where it was open before Back; where its code does not come, the link to the calendar's own
 * page is followed.
 */
export const mount =
  features.booking &&
  (async (place: HTMLElement, firstPaint: Promise<void>) => {
    const link = document.querySelector<HTMLAnchorElement>('[data-open-calendar]');
    if (!link) return;
    const open = async () => {
      if (link.ariaBusy) return;
      link.ariaBusy = 'true';
      try {
        await mountIsland(place, async () => (await import('./calendar.tsx')).OpenCalendar);
        link.parentElement?.remove();
      } finally {
        link.ariaBusy = null;
      }
    };
    link.addEventListener('click', (event) => {
      if (isModifiedClick(event)) return;
      event.preventDefault();
      open().catch(() => {
        if (navigator.onLine) location.assign(link.href);
        // Said once more: that the connection is lost (frame/toasts).
        else dispatchEvent(new Event('offline'));
      });
    });
    // Not by `keptInEntry`: shared code would be a file that every page with an island fetches.
    if (!history.state?.booking) return;
    await firstPaint;
    await open();
  });
