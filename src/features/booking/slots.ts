/** A free time: ISO 8601 instants. */
interface Slot {
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
  // Swedish dates are in ISO 8601 format.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
  // `Map.groupBy` needs Safari 17.4.
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const key = day.format(new Date(slot.start));
    days.set(key, [...(days.get(key) ?? []), slot]);
  }
  return days;
}
