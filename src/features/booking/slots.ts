/** A free half hour: ISO 8601 instants. */
export interface Slot {
  start: string;
  end: string;
}

export interface Availability {
  /** The agency's own time zone (IANA). */
  timeZone: string;
  slots: Slot[];
}

/** Groups slots by their day in a time zone (such as 2026-11-23), in order. */
export function byDay(slots: readonly Slot[], timeZone: string): Map<string, Slot[]> {
  // Sweden writes its dates as ISO 8601 does.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
  // By hand: Safari has Map.groupBy from 17.4 on.
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const key = day.format(new Date(slot.start));
    days.set(key, [...(days.get(key) ?? []), slot]);
  }
  return days;
}

const HOUR = 3_600_000;

/** Formats instants; one that the clock shows twice, when it goes back, gets the zone's short name (such as EST). */
export function timeFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): (instant: string | number) => string {
  const format = new Intl.DateTimeFormat(language, options);
  const { timeZone } = options;
  const zoneFormat = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' });
  return (instant) => {
    const at = new Date(instant).getTime();
    const time = format.format(at);
    if ([-HOUR, HOUR].every((other) => format.format(at + other) !== time)) return time;
    const zone = zoneFormat.formatToParts(at).find(({ type }) => type === 'timeZoneName');
    return `${time} ${zone?.value}`;
  };
}

/** Formats an instant in full, with the time zone it is meant in. */
export function fullTime(instant: string, timeZone: string, language: string): string {
  const format = timeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${format(instant)} (${timeZone.replaceAll('_', ' ')})`;
}
