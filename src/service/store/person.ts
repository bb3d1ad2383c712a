import { addressKey } from '../../lib/email-address.ts';
import { BOOKING_COLUMNS, type BookingRow, toBooking } from './bookings.ts';
import { deliveries } from './outbox.ts';
import { part, plain, type Sql } from './sql.ts';
import { SUBMISSION_COLUMNS, type SubmissionRow, toSubmission } from './submissions.ts';

export async function person(sql: Sql, { email }: { email: string }) {
  const submissions = await sql.rows<SubmissionRow>`
    SELECT ${SUBMISSION_COLUMNS} FROM submissions WHERE email = ${addressKey(email)} ORDER BY created_at, id`;
  const bookings = await sql.rows<BookingRow>`
    SELECT ${BOOKING_COLUMNS} FROM bookings WHERE email = ${addressKey(email)} ORDER BY created_at, id`;
  const withDeliveries = async <T extends { id: string }>(entries: T[]) => {
    const found = [];
    for (const entry of entries)
      found.push({ ...entry, deliveries: await deliveries(sql, { subjectId: entry.id }) });
    return found;
  };
  return {
    enquiries: await withDeliveries(submissions.map(toSubmission)),
    bookings: await withDeliveries(bookings.map(toBooking)),
  };
}

/** Deletes everything stored under an email address; returns how many entries. */
export async function erase(sql: Sql, { email }: { email: string }): Promise<number> {
  let gone = 0;
  for (const table of ['submissions', 'bookings']) {
    const owned = part`FROM ${plain(table)} WHERE email = ${addressKey(email)}`;
    await sql.rows`DELETE FROM outbox WHERE subject_id IN (SELECT id ${owned})`;
    gone += (await sql.rows`DELETE ${owned} RETURNING id`).length;
  }
  return gone;
}
