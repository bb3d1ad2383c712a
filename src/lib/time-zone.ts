export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** Shifts of clocks set back by an hour, or half an hour (Lord Howe), in both directions, in ms. */
const SHIFTS = [-2, -1, 1, 2].map((halfHours) => halfHours * 1_800_000);

/** Returns a formatter for instants in ms. Times that the clock shows twice get their offset's name: EST or Eastern Standard Time. */
export function timeFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
  zoneStyle: 'short' | 'long' = 'short',
): (at: number) => string {
  const { timeZone } = options;
  const clock = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const usual = new Intl.DateTimeFormat(language, options);
  const named = new Intl.DateTimeFormat(language, { ...options, timeZoneName: zoneStyle });
  return (at) => {
    const shown = clock.format(at);
    const isTwice = SHIFTS.some((ms) => clock.format(at + ms) === shown);
    return (isTwice ? named : usual).format(at);
  };
}

/** Returns options that name a zone as people do (Central European Time). UTC has a name only in style `long`. */
function zoneNameOptions(timeZone: string): Intl.DateTimeFormatOptions {
  const options = { timeZone, timeZoneName: 'longGeneric' } as const;
  const isNamed = !new Intl.DateTimeFormat('en', options).format().includes('GMT');
  return isNamed ? options : { timeZone, timeZoneName: 'long' };
}

export const zoneName = (timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, zoneNameOptions(timeZone))
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Formats an instant in ms as part of a sentence, with the zone's name. */
export const timeText = (at: number, timeZone: string, language: string): string =>
  timeFormat(
    language,
    {
      ...zoneNameOptions(timeZone),
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    },
    'long',
  )(at);
