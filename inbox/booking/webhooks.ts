import type { Config } from '../config/config.ts';
import type { Deliver } from '../outbox/dispatcher.ts';
import { sendWebhook, webhookSettings } from '../outbox/webhook.ts';
import type { Booking } from '../store/bookings.ts';
import type { Store } from '../store/store.ts';

/**
 * Builds the event that says a booking was made or cancelled. The visitor's key is not part of it: whoever reads the
 * receiver's log must not be able to cancel.
 */
function bookingEvent(booking: Booking, event: 'made' | 'cancelled', body: Config['NOTIFY_BODY']) {
  const { id, startsAt, endsAt, createdAt, cancelledAt, data } = booking;
  const { name, email, note, timeZone } = data;
  const time = { start: new Date(startsAt).toISOString(), end: new Date(endsAt).toISOString() };
  return {
    type: `booking.${event}`,
    timestamp: new Date(event === 'made' ? createdAt : cancelledAt).toISOString(),
    data: body === 'link' ? { id, ...time } : { id, ...time, name, email, note, timeZone },
  };
}

/** Returns for each kind of webhook about a booking the function that delivers it. */
export function bookingWebhooks(config: Config, store: Store): Record<string, Deliver> {
  const settings = webhookSettings(config);
  if (!settings) return {};
  const deliver =
    (event: 'made' | 'cancelled'): Deliver =>
    async ({ subject_id, kind }, signal) => {
      const booking = await store.booking({ id: subject_id, tokenHash: null });
      // Erased, or cancelled before the first event went out: nothing is left to say.
      if (!booking || (event === 'made' && booking.cancelledAt > 0)) return { result: 'sent' };
      const said = bookingEvent(booking, event, config.NOTIFY_BODY);
      return sendWebhook(settings, `${subject_id}.${kind}`, said, signal);
    };
  return { 'booking-webhook': deliver('made'), 'cancel-webhook': deliver('cancelled') };
}
