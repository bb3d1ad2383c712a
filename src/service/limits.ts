import { networkOf } from './address.ts';
import { DAY, HOUR, MINUTE, type Window } from './rate-limit.ts';
import type { Settings } from './settings.ts';
import { hashToken } from './store/ids.ts';

/** Counted by the store, in the transaction that saves. */
export interface Limit {
  name: string;
  windows: readonly Window[];
}

// Stores hold a hash of the address, for a day (purge.ts): the privacy policy says so.
const limit = (name: string, ...windows: Window[]): Limit => ({ name: hashToken(name), windows });

/** Emails to senders in one network. */
const ACKNOWLEDGEMENTS = 3;

export type PostLimits = ReturnType<typeof postLimits>;

/**
 * Builds the limits of an enquiry. Above the limit of all networks together the first enquiry of each still goes through, so
 * that floods are held and visitors are not. "First" is by /48 in IPv6: one customer has 65,536 networks of /64.
 */
export function postLimits(settings: Settings, address: string) {
  const wide = networkOf(address, 48);
  return {
    post: limit(
      `post ${networkOf(address)}`,
      [settings.RATE_PER_MINUTE, MINUTE],
      [settings.RATE_PER_HOUR, HOUR],
    ),
    first: limit(`first post ${wide}`, [1, HOUR]),
    acknowledgement: limit(`acknowledgement ${wide}`, [ACKNOWLEDGEMENTS, DAY]),
    total: limit('post of all', [settings.RATE_TOTAL_PER_MINUTE, MINUTE]),
  };
}

export type BookingLimits = ReturnType<typeof bookingLimits>;

/**
 * Builds the limits of a booking. An office or a mobile carrier can be one network; IPv6 is counted by /48, which one customer
 * may have. Above the day's cap the first booking of each network still goes through. A cancelled booking stays counted: its
 * mails were sent. Guests and the day are counted by the bookings that are stored.
 */
export function bookingLimits(settings: Settings, address: string) {
  const wide = networkOf(address, 48);
  return {
    network: limit(`booking ${wide}`, [settings.BOOKINGS_PER_NETWORK, DAY]),
    first: limit(`first booking ${wide}`, [1, DAY]),
  };
}
