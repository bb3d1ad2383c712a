import { isModifiedClick } from '../../browser/dom.ts';
import { features } from '../../content/features.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';

/** Opens the calendar in its place, also after Back; where its code does not come, the link to the calendar's own page is followed. */
export const mount =
  features.booking &&
  (async (place: HTMLElement, firstPaint: Promise<void>) => {
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
        link.ariaBusy = null;
        // Said once more: that the connection is lost (frame/toasts).
        if (!navigator.onLine) dispatchEvent(new Event('offline'));
        else if (event.isTrusted) location.assign(link.href);
      }
    });
    await firstPaint;
    // Kept by the form of the calendar.
    if (history.state?.booking) link?.click();
  });
