const link = document.querySelector<HTMLAnchorElement>('[data-open-calendar]');
const place = document.querySelector<HTMLElement>('[data-calendar]');

// In place, once its code has come; where that does not come, the link leads to the calendar's own page.
link?.addEventListener('click', async (event) => {
  if (!place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
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
