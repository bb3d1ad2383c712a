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

const TIMEOUT_MS = 10_000;
const RETRIES = 3;

/** A response without availability; retryable after a 5xx. */
export class NoAvailability extends Error {
  readonly retryable: boolean;

  constructor(status: number) {
    super(`no availability: status ${status}`);
    this.retryable = status >= 500;
  }
}

/** Gives the free slots from `{address}/slots`, after 10 s at the latest. @throws {NoAvailability} after any other answer */
export async function readAvailability(address: string): Promise<Availability> {
  const response = await fetch(`${address}/slots`, {
    headers: { Accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const availability: Partial<Availability> | null = await response.json().catch(() => null);
  if (
    !response.ok ||
    typeof availability?.timeZone !== 'string' ||
    !Array.isArray(availability.slots)
  )
    throw new NoAvailability(response.status);
  return { timeZone: availability.timeZone, slots: availability.slots };
}

/** Whether the availability is requested again after a failure: without a connection or on a 5xx, three times. */
export const retryAvailability = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof NoAvailability && !error.retryable);

/** Groups slots by their day in a time zone (such as 2026-11-23), in order. */
export function byDay(slots: readonly Slot[], timeZone: string): Map<string, Slot[]> {
  // Sweden writes its dates as ISO 8601 does.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return Map.groupBy(slots, ({ start }) => day.format(new Date(start)));
}

/** Every time zone the browser knows, with those named put among them; UTC is always there. */
export function timeZones(...named: string[]): string[] {
  return [...new Set([...named, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
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
