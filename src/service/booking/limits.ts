import { networkOf } from '../address.ts';
import { DAY, HOUR, type MakeLimiter, MINUTE } from '../rate-limit.ts';
import type { Settings } from '../settings.ts';
import type { BookingCaps } from '../store/bookings.ts';

export type BookingLimits = ReturnType<typeof bookingLimits>;

/**
 * Guests and the day as a whole are counted by the store, where parallel posts cannot get past it. Networks are counted by
 * /48 in IPv6, which one customer may have, and above the day's cap the first booking of each still goes through.
 */
export function bookingLimits(settings: Settings, make: MakeLimiter) {
  const { RATE_PER_MINUTE, RATE_PER_HOUR, RATE_INVALID_PER_MINUTE, BOOKINGS_PER_NETWORK } =
    settings;
  const posts = make('booking post', [RATE_PER_MINUTE, MINUTE], [RATE_PER_HOUR, HOUR]);
  const invalid = make('invalid booking', [RATE_INVALID_PER_MINUTE, MINUTE]);
  const networks = make('booking', [BOOKINGS_PER_NETWORK, DAY]);
  const firsts = make('first booking', [1, DAY]);
  return {
    /** Counts a post of an address; 0, or the seconds to wait. */
    post: async (address: string): Promise<number> => posts.take(networkOf(address)),
    releasePost: async (address: string): Promise<void> => posts.release(networkOf(address)),
    invalid: async (address: string): Promise<number> => invalid.take(networkOf(address)),
    /** Takes a booking from its network's share of the day; `release` gives it back when no booking was made. */
    reserve: async (address: string, at: number) => {
      const network = networkOf(address, 48);
      const isFirst = (await firsts.take(network)) === 0;
      const networkFull = (await networks.take(network)) > 0;
      const caps: BookingCaps = {
        perGuest: settings.BOOKINGS_PER_GUEST,
        perDay: isFirst ? Number.POSITIVE_INFINITY : settings.BOOKINGS_PER_DAY,
        since: at - DAY,
        networkFull,
      };
      const release = async () => {
        if (!networkFull) await networks.release(network);
        if (isFirst) await firsts.release(network);
      };
      return { caps, release };
    },
  };
}
