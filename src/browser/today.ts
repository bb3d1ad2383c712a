import { calendarDate } from '../lib/calendar-date.ts';

/** Writes the visitor's current date into `<time data-today>`; the build's date stands there until then. */
export function initToday(time: HTMLElement): void {
  const { iso, text } = calendarDate(new Date(), document.documentElement.lang);
  time.setAttribute('datetime', iso);
  time.textContent = text;
}
