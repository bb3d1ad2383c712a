import type { BookingEvent } from '../emails/booking-email.ts';
import { type Digest, excerpt } from '../emails/digest-email.ts';
import type { Settings } from '../settings.ts';
import type { Booking } from '../store/bookings.ts';
import type { Submission } from '../store/submissions.ts';

type Body = Settings['NOTIFY_BODY'];
const iso = (at: number) => new Date(at).toISOString();

/** With `body` 'link' no event holds what a visitor wrote. */
export function enquiryEvent({ id, createdAt, data, flags }: Submission, body: Body) {
  return {
    type: 'enquiry.received',
    timestamp: iso(createdAt),
    data: body === 'link' ? { id } : { id, ...data, flags },
  };
}

export function digestEvent({ total, entries, queuedAt }: Digest, body: Body) {
  const named = entries.map(({ id, createdAt, data, flags }) => ({
    id,
    received: iso(createdAt),
    flags,
    ...(body === 'full' && { name: data.name, email: data.email, message: excerpt(data.message) }),
  }));
  return { type: 'enquiries.held', timestamp: iso(queuedAt), data: { total, entries: named } };
}

/** Without the visitor's token: whoever reads the receiver's log must not be able to cancel. */
export function bookingEvent(booking: Booking, event: BookingEvent, body: Body) {
  const { id, startsAt, endsAt, createdAt, cancelledAt, data } = booking;
  const { name, email, note, timeZone } = data;
  const time = { start: iso(startsAt), end: iso(endsAt) };
  return {
    type: `booking.${event}`,
    timestamp: iso(event === 'made' ? createdAt : cancelledAt),
    data: body === 'link' ? { id, ...time } : { id, ...time, name, email, note, timeZone },
  };
}
