import { isModifiedClick } from '../../browser/dom.ts';
import { features } from '../../content/features.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';

/** Opens the calendar in place, also after Back. If its code fails to load, follows the link to the calendar's page. */
export const mount =
  features.booking &&
  (async (place: HTMLElement, firstPaint: Promise<void>) => {
    const link = document.querySelector<HTMLAnchorElement>('[data-open-calendar]');
    link?.addEventListener('click', async (event) => {
      if (isModifiedClick(event)) return;
      event.preventDefault();
      if (link.hasAttribute('aria-busy')) return;
      link.setAttribute('aria-busy', 'true');
      try {
        await mountIsland(place, async () => (await import('./calendar.tsx')).OpenCalendar);
        link.parentElement?.remove();
      } catch {
        link.removeAttribute('aria-busy');
        // Repeats that the connection is lost (frame/toasts).
        if (!navigator.onLine) dispatchEvent(new Event('offline'));
        else if (event.isTrusted) location.assign(link.href);
      }
    });
    await firstPaint;
    // Set by the calendar's form.
    if (history.state?.booking) link?.click();
  });
