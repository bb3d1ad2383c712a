import { calendarDate } from '../lib/calendar-date.ts';

/** Replaces the build's date in `<time data-today>` with the visitor's current date. */
export function initToday(time: HTMLElement): void {
  const { iso, text } = calendarDate(new Date(), document.documentElement.lang);
  time.setAttribute('datetime', iso);
  time.textContent = text;
}
