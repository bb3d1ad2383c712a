import { networkOf } from './address.ts';
import { DAY, HOUR, MINUTE, type Window } from './rate-limit.ts';
import type { Settings } from './settings.ts';
import { sha256 } from './store/ids.ts';

/** Limit that the store counts in the transaction that saves. */
export interface Limit {
  name: string;
  windows: readonly Window[];
}

// Stores hold a hash of the address for a day (purge.ts), as the privacy policy promises.
const limit = (name: string, ...windows: Window[]): Limit => ({ name: sha256(name), windows });

/** Emails a day to senders in one network. */
const ACKNOWLEDGEMENTS = 3;

export type PostLimits = ReturnType<typeof postLimits>;

/**
 * Builds the limits of an enquiry. Above the total limit the first enquiry of each network still passes, so that
 * floods are held and visitors are not. In IPv6 that network is a /48: one customer has 65,536 networks of /64.
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
 * may have. Above the daily cap the first booking of each network still passes. Cancelled bookings stay counted: their
 * mails were sent. The store counts a guest's and a day's bookings by its rows.
 */
export function bookingLimits(settings: Settings, address: string) {
  const wide = networkOf(address, 48);
  return {
    network: limit(`booking ${wide}`, [settings.BOOKINGS_PER_NETWORK, DAY]),
    first: limit(`first booking ${wide}`, [1, DAY]),
  };
}
