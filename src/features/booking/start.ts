import { features } from '../../content/features.ts';

/** Opens the calendar in its place; where its code does not come, the link to the calendar's own page is followed. */
export function start(): void {
  const place = features.booking && document.querySelector<HTMLElement>('[data-calendar]');
  if (!place) return;
  const link = document.querySelector<HTMLAnchorElement>('[data-open-calendar]');
  link?.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    try {
      const { showCalendar } = await import('./calendar.tsx');
      link.parentElement?.remove();
      showCalendar(place);
    } catch {
      location.assign(link.href);
    }
  });
}
