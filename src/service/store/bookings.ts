import { z } from 'astro/zod';
import { BOOKING_FIELDS } from '../../content/schema/forms.ts';
import { addressKey } from '../../lib/email-address.ts';
import type { Slot } from '../booking/slots.ts';
import { ServiceError } from '../errors.ts';
import type { BookingLimits } from '../limits.ts';
import { DAY } from '../rate-limit.ts';
import { countOne, lockLimits, readLimits } from './limits.ts';
import { enqueue } from './outbox.ts';
import { believedTime, diary } from './service-state.ts';
import { pagesOf, plain, type Sql } from './sql.ts';

const text = z.string().default('');

export const guest = z.object(
  Object.fromEntries(BOOKING_FIELDS.map(({ name }) => [name, text])) as Record<
    (typeof BOOKING_FIELDS)[number]['name'],
    typeof text
  >,
);
export type Guest = z.infer<typeof guest>;

const bookingData = guest.extend({
  timeZone: text,
  /** The visitor's secret; in clear only while a mail with it is queued, '' afterwards. */
  token: text,
  site: text,
  /** BCP 47, for the guest's mails. */
  language: z.string().optional(),
  /** A hash of the form's `_id`. */
  key: text,
});
export type BookingData = z.infer<typeof bookingData>;

export interface Booking {
  id: string;
  createdAt: number;
  startsAt: number;
  endsAt: number;
  /** In ms; 0 if it was not cancelled. */
  cancelledAt: number;
  data: BookingData;
}

export interface BookingRow extends Omit<Booking, 'data'> {
  tokenHash: string;
  token: string;
  key: string;
  data: string;
}

export const BOOKING_COLUMNS = plain(`
  id, created_at AS "createdAt", starts_at AS "startsAt", ends_at AS "endsAt",
  cancelled_at AS "cancelledAt", token_hash AS "tokenHash", token, dedupe_key AS "key", data`);

export interface NewBooking extends Booking {
  tokenHash: string;
  targets: string[];
  limits: BookingLimits;
  /** Limit of bookings per email address, made within a day or still to come. */
  perGuest: number;
  perDay: number;
  /** Whether opening hours and notice allow the time now; repeating a stored booking needs neither. */
  isOffered: boolean;
  isBusy: boolean;
}

const taken = (sql: Sql, { start, end }: Slot): Promise<Slot[]> => sql.rows<Slot>`
  SELECT starts_at AS "start", ends_at AS "end" FROM bookings
  WHERE cancelled_at = 0 AND starts_at < ${end} AND ends_at > ${start}`;

/** Reads everything for a list of free times in one operation: on some hosts each opens a connection. */
export async function calendar(sql: Sql, span: Slot) {
  return { taken: await taken(sql, span), diary: await diary(sql, {}) };
}

/**
 * Books a slot, counts it against its limits and queues its mails. If the same post was stored before, returns that
 * booking, whatever has changed since.
 * @throws {ServiceError} 409, 422 when the `_id` is taken by other content or the time is not offered, 429
 */
export async function book(sql: Sql, booking: NewBooking): Promise<Booking> {
  const { id, createdAt, startsAt, endsAt, tokenHash, targets, limits } = booking;
  await lockLimits(sql, limits);
  const { network, first } = await readLimits(sql, limits, createdAt);
  // All networks wait for this lock, so it is taken last.
  await sql.lock('bookings');
  const { token, key, ...data } = booking.data;
  const [row] = await sql.rows<BookingRow>`
    SELECT ${BOOKING_COLUMNS} FROM bookings WHERE dedupe_key = ${key} AND dedupe_key <> ''
    ORDER BY cancelled_at LIMIT 1`;
  if (row) {
    const known = toBooking(row);
    if (!isSamePost(known, booking)) throw new ServiceError(422, 'booking_id_reused');
    // The same post has the same token, even if the one kept for the mails is gone.
    const { data: held } = row.tokenHash === tokenHash ? booking : known;
    return { ...known, data: { ...known.data, token: held.token } };
  }
  if (!booking.isOffered) throw new ServiceError(422, 'slot_unknown');
  if (booking.isBusy || (await taken(sql, { start: startsAt, end: endsAt })).length > 0)
    throw new ServiceError(409, 'slot_taken');
  if (network.wait > 0 || (await capReached(sql, booking, first.wait === 0)))
    throw new ServiceError(429, 'too_many_bookings', { retryAfter: DAY / 1_000 });
  await countOne(sql, network, first);
  await sql.rows`
    INSERT INTO bookings
      (id, created_at, stored_at, starts_at, ends_at, cancelled_at,
       token_hash, token, email, dedupe_key, data)
    VALUES (${id}, ${createdAt}, ${await believedTime(sql, createdAt)}, ${startsAt}, ${endsAt}, 0,
      ${tokenHash}, ${targets.includes('booking-guest') ? token : ''}, ${addressKey(data.email)},
      ${key}, ${JSON.stringify(data)})`;
  for (const kind of targets) await enqueue(sql, { subjectId: id, kind, now: createdAt });
  return { id, createdAt, startsAt, endsAt, cancelledAt: 0, data: booking.data };
}

/** A key with other details, or reused after a cancellation, is another post: treated as a repeat, it would be lost. */
function isSamePost(known: Booking, booking: Booking): boolean {
  const details = ({ startsAt, cancelledAt, data }: Booking) => {
    const who = { ...guest.parse(data), email: addressKey(data.email) };
    return JSON.stringify([startsAt, cancelledAt, data.timeZone, who]);
  };
  return details(known) === details(booking);
}

/** Counts cancelled bookings as well: their mails were sent. */
async function capReached(sql: Sql, booking: NewBooking, isFirst: boolean) {
  const { createdAt, data, perGuest, perDay } = booking;
  const since = createdAt - DAY;
  const [counts] = await sql.rows<{ guest: number; day: number }>`
    SELECT
      (SELECT COUNT(*) FROM bookings WHERE email = ${addressKey(data.email)}
         AND (created_at > ${since} OR (cancelled_at = 0 AND ends_at > ${createdAt}))) AS "guest",
      (SELECT COUNT(*) FROM bookings WHERE created_at > ${since}) AS "day"`;
  return !counts || counts.guest >= perGuest || (!isFirst && counts.day >= perDay);
}

/** Checks the token's hash; the service itself passes null. */
export async function booking(
  sql: Sql,
  { id, tokenHash }: { id: string; tokenHash: string | null },
): Promise<Booking | null> {
  const [row] = await sql.rows<BookingRow>`
    SELECT ${BOOKING_COLUMNS} FROM bookings WHERE id = ${id}`;
  if (!row || (tokenHash !== null && row.tokenHash !== tokenHash)) return null;
  return toBooking(row);
}

/** Frees the slot and queues the mails, unless it was cancelled before. Returns null if there is no booking or it is over. */
export async function cancelBooking(
  sql: Sql,
  { now, targets, ...key }: { id: string; tokenHash: string; now: number; targets: string[] },
): Promise<Booking | null> {
  await sql.lock('bookings');
  const found = await booking(sql, key);
  if (!found || found.cancelledAt > 0) return found;
  if (found.endsAt <= now) return null;
  await sql.rows`UPDATE bookings SET cancelled_at = ${now} WHERE id = ${found.id}`;
  for (const kind of targets) await enqueue(sql, { subjectId: found.id, kind, now });
  return { ...found, cancelledAt: now };
}

export async function bookings(sql: Sql, { from, limit }: { from: number; limit: number }) {
  const rows = await sql.rows<BookingRow>`
    SELECT ${BOOKING_COLUMNS} FROM bookings WHERE ends_at >= ${from} ORDER BY starts_at LIMIT ${limit}`;
  return rows.map(toBooking);
}

export const bookingPage = pagesOf('bookings', BOOKING_COLUMNS, toBooking);

export function toBooking({ data, token, key, tokenHash, ...booking }: BookingRow): Booking {
  return { ...booking, data: bookingData.parse({ ...JSON.parse(data), token, key }) };
}
