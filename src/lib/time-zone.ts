export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** How far clocks go back, in ms: an hour, on Lord Howe half of one. */
const SHIFTS = [3_600_000, 1_800_000];

/** Returns whether the clock shows what it shows at an instant twice, since it goes back. */
function twiceReader(timeZone: string | undefined): (at: number) => boolean {
  const clock = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (at) => {
    const shown = clock.format(at);
    return SHIFTS.some((ms) => [at - ms, at + ms].some((other) => clock.format(other) === shown));
  };
}

/** Formats instants in ms; one that the clock shows twice gets the zone's short name (such as EST). */
export function timeFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): (at: number) => string {
  const usual = new Intl.DateTimeFormat(language, options);
  const named = new Intl.DateTimeFormat(language, { ...options, timeZoneName: 'short' });
  const isTwice = twiceReader(options.timeZone);
  return (at) => (isTwice(at) ? named : usual).format(at);
}

/** Formats an instant in ms as part of a sentence, with the zone's name as people say it (such as Central European Time). */
export const timeText = (at: number, timeZone: string, language: string): string =>
  namingFormat(at, timeZone, language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

/** Returns a zone's name as people say it. */
export const zoneName = (timeZone: string, language: string, at = Date.now()): string =>
  namingFormat(at, timeZone, language)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

function namingFormat(
  at: number,
  timeZone: string,
  language: string,
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  const naming = (code: string, timeZoneName: 'long' | 'longGeneric') =>
    new Intl.DateTimeFormat(code, { ...options, timeZone, timeZoneName });
  // UTC has a name of that sort alone, and a time that comes twice needs it.
  const isSeasonal =
    twiceReader(timeZone)(at) || /GMT/.test(naming('en', 'longGeneric').format(at));
  return naming(language, isSeasonal ? 'long' : 'longGeneric');
}
