import { BOOKING_FIELDS } from '../../content/schema/forms.ts';
import { ServiceError } from '../errors.ts';
import { fieldErrors, readMetadata, readValues } from '../form/fields.ts';
import type { Fields } from '../form/parse.ts';
import { type Guest, guest } from '../store/bookings.ts';
import { isTimeZone } from './slots.ts';

/** What somebody asks for: a time, and who they are. */
export interface BookingRequest extends Guest {
  /** Start of the slot in ms, NaN when it is no time at all. */
  start: number;
  timeZone: string;
  /** The form's `_id`, or null. */
  idempotencyKey: string | null;
}

/**
 * Reads the booking from the fields of a post. An unknown time zone becomes `fallbackZone`.
 * @throws {ServiceError} 422 naming the fields, or for a filled honeypot
 */
export function readBooking(fields: Fields, fallbackZone: string): BookingRequest {
  const { honeypot, id } = readMetadata(fields);
  const values = readValues(fields, BOOKING_FIELDS);
  const errors = fieldErrors(values, BOOKING_FIELDS);
  if (errors.length > 0) throw new ServiceError(422, 'booking_invalid', { fields: errors });
  if (honeypot) throw new ServiceError(422, 'booking_trap');
  const timeZone = firstValue(fields, 'timeZone');
  return {
    start: Date.parse(firstValue(fields, 'start')),
    ...guest.parse(values),
    timeZone: isTimeZone(timeZone) ? timeZone : fallbackZone,
    idempotencyKey: id,
  };
}

const firstValue = (fields: Fields, name: string): string => fields.get(name)?.[0]?.trim() ?? '';
