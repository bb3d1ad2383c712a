/** A free half hour: ISO 8601 instants. */
export interface Slot {
  start: string;
  end: string;
}

export interface Diary {
  /** The agency's own time zone (IANA). */
  timeZone: string;
  slots: Slot[];
}

const PATIENCE = 10_000;

/**
 * Gives the free slots from `{address}slots` of the form service, after 10 s at the latest.
 * @throws Error where the service does not answer with a diary
 */
export async function readDiary(address: string): Promise<Diary> {
  const response = await fetch(`${address}slots`, {
    headers: { Accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });
  const diary: Partial<Diary> | null = await response.json().catch(() => null);
  if (!response.ok || typeof diary?.timeZone !== 'string' || !Array.isArray(diary.slots))
    throw new Error(`no diary: status ${response.status}`);
  return { timeZone: diary.timeZone, slots: diary.slots };
}

/** Takes slots and a time zone, gives them by their day there (such as 2026-11-23), in order. */
export function byDay(slots: readonly Slot[], timeZone: string): Map<string, Slot[]> {
  // Sweden writes its dates as ISO 8601 does.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return Map.groupBy(slots, ({ start }) => day.format(new Date(start)));
}

/** Every time zone the browser knows, with those named put among them; UTC is always there. */
export function timeZones(...named: string[]): string[] {
  return [...new Set([...named, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** Takes an instant, gives it in full with the time zone it is meant in. */
export function fullTime(instant: string, timeZone: string, language: string): string {
  const parts = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  const time = new Intl.DateTimeFormat(language, parts).format(new Date(instant));
  return `${time} (${timeZone.replaceAll('_', ' ')})`;
}
