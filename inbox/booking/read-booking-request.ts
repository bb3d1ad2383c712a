import { BOOKING_FIELDS } from '../../src/content/schema/forms.ts';
import { fieldErrors, readMetadata, readValues } from '../form/fields.ts';
import type { Fields } from '../form/parse.ts';
import { HttpError } from '../http/http-error.ts';
import { type Guest, guest } from '../store/bookings.ts';
import { isTimeZone } from './slots.ts';

/** What somebody asks for: a time, and who they are. */
export interface BookingRequest extends Guest {
  /** Start of the slot in ms, NaN when it is no time at all. */
  start: number;
  timeZone: string;
  /** The form's `_id`, or ''. */
  idempotencyKey: string;
}

/**
 * Reads the booking request from the fields of POST /booking/book. An unknown time zone becomes `fallbackZone`.
 * @throws {HttpError} 422 naming the fields, or for a filled honeypot.
 */
export function readBookingRequest(fields: Fields, fallbackZone: string): BookingRequest {
  const { honeypot, id } = readMetadata(fields);
  const values = readValues(fields, BOOKING_FIELDS);
  const errors = fieldErrors(values, BOOKING_FIELDS);
  if (errors.length > 0) throw new HttpError(422, 'booking_invalid', { errors });
  if (honeypot) throw new HttpError(422, 'booking_trap');
  const timeZone = field(fields, 'timeZone');
  return {
    start: Date.parse(field(fields, 'start')),
    ...guest.parse(values),
    timeZone: timeZone !== '' && isTimeZone(timeZone) ? timeZone : fallbackZone,
    idempotencyKey: id ?? '',
  };
}

/** The first value of a field, without blanks around it, or ''. */
export function field(fields: Fields, name: string): string {
  return fields.get(name)?.[0]?.trim() ?? '';
}
