const NOTICE_MS = 60 * 86_400_000;

/** Whether a day (as 2026-12-31) is at most 60 days away, or past. */
export const isSoon = (day: string | null, now: number): boolean =>
  day !== null && now > Date.parse(day) - NOTICE_MS;

/** A day as machines and as people write it. @param timeZone IANA name; the machine's own without it */
export function calendarDate(date: Date, language: string, timeZone?: string) {
  return {
    // Swedish dates are ISO 8601 dates.
    iso: date.toLocaleDateString('sv-SE', { timeZone }),
    text: date.toLocaleDateString(language, { dateStyle: 'long', timeZone }),
  };
}
