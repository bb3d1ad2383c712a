const NOTICE_MS = 60 * 86_400_000;

/** True if a day (such as 2026-12-31) is past or at most 60 days away. */
export const isSoon = (day: string | null, now: number): boolean =>
  day !== null && now > Date.parse(day) - NOTICE_MS;

/** Formats a day for machines and for people. @param timeZone IANA name; the machine's by default */
export function calendarDate(date: Date, language: string, timeZone?: string) {
  return {
    // Swedish dates are ISO 8601 dates.
    iso: date.toLocaleDateString('sv-SE', { timeZone }),
    text: date.toLocaleDateString(language, { dateStyle: 'long', timeZone }),
  };
}
