import type { Site } from '../../content/schema/site.ts';

export type BookingConfig = Site['booking'] & Pick<Site, 'timeZone'>;

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Start and end in ms. */
export interface Slot {
  start: number;
  end: number;
}

export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

const cache = new WeakMap<BookingConfig, { minute: number; slots: readonly Slot[] }>();

/**
 * Returns every slot in the weekly hours from the notice to the horizon, in ms. Where the agency's clock jumps, a slot
 * keeps its local time, and one in the missing hour does not exist. Kept for a minute: a full calendar costs 10 ms.
 */
export function allSlots(config: BookingConfig, now: number): readonly Slot[] {
  const minute = Math.floor(now / MINUTE);
  const cached = cache.get(config);
  if (cached?.minute === minute) return cached.slots;
  const slots = computeSlots(config, minute * MINUTE);
  cache.set(config, { minute, slots });
  return slots;
}

function computeSlots(config: BookingConfig, now: number): Slot[] {
  const offset = offsetReader(config.timeZone);
  const earliest = now + config.noticeHours * 3_600_000;
  const slots: Slot[] = [];
  const today = now + offset(now);
  for (let ahead = 0; ahead <= config.horizonDays; ahead += 1) {
    const midnight = Math.floor(today / DAY) * DAY + ahead * DAY;
    const day = DAYS[new Date(midnight).getUTCDay()] ?? 'sun';
    for (const [from, to] of config.hours[day]) {
      const step = config.slotMinutes * MINUTE;
      const close = midnight + minutes(to) * MINUTE;
      for (let local = midnight + minutes(from) * MINUTE; local + step <= close; local += step) {
        const start = toInstant(local, offset);
        if (start !== null && start >= earliest) slots.push({ start, end: start + step });
      }
    }
  }
  return slots;
}

export const freeSlots = (
  slots: readonly Slot[],
  taken: readonly { starts_at: number; ends_at: number }[],
): Slot[] =>
  slots.filter(
    ({ start, end }) => !taken.some((time) => time.starts_at < end && time.ends_at > start),
  );

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Returns how to read how far a zone's wall clock is ahead of UTC at an instant, in ms. */
function offsetReader(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  return (at) => {
    // "01/06/2026, GMT+01:00"; UTC itself is "GMT".
    const [, sign = '+', hours = 0, minutes = 0] =
      /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
  };
}

/** Converts a wall-clock time (as if it were UTC) to the instant, or to null when the clock skips it. */
function toInstant(local: number, offset: (at: number) => number): number | null {
  let at = local - offset(local);
  at = local - offset(at);
  return at + offset(at) === local ? at : null;
}
