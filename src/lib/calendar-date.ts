/** A day as machines and as people write it. @param timeZone IANA name; the machine's own without it */
export function calendarDate(date: Date, language: string, timeZone?: string) {
  return {
    // Swedish dates are ISO 8601 dates.
    iso: date.toLocaleDateString('sv-SE', { timeZone }),
    text: date.toLocaleDateString(language, { dateStyle: 'long', timeZone }),
  };
}
