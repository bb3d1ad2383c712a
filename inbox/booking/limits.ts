import type { Config } from '../config/config.ts';
import { DAY, HOUR, MINUTE, rateLimiter } from '../http/rate-limit.ts';
import type { BookingCaps } from '../store/bookings.ts';

export type BookingLimits = ReturnType<typeof bookingLimits>;

/**
 * Builds the limits of booking, apart from those of the contact form. Posts are limited by network. A booking takes a
 * share of its network's day, which is given back when no booking was made; guests and the day as a whole are counted
 * by the store, where parallel posts cannot get past it.
 */
export function bookingLimits(config: Config, now: () => number) {
  const { RATE_PER_MINUTE, RATE_PER_HOUR } = config;
  const posts = rateLimiter(
    [
      { max: RATE_PER_MINUTE, perMs: MINUTE },
      { max: RATE_PER_HOUR, perMs: HOUR },
    ],
    now,
  );
  const networks = rateLimiter([{ max: config.BOOKINGS_PER_NETWORK, perMs: DAY }], now);
  return {
    posts: posts.take,
    share: (network: string, at: number) => {
      const networkFull = networks.take(network) > 0;
      const caps: BookingCaps = {
        perGuest: config.BOOKINGS_PER_GUEST,
        perDay: config.BOOKINGS_PER_DAY,
        since: at - DAY,
        networkFull,
      };
      const giveBack = () => {
        if (!networkFull) networks.giveBack(network);
      };
      return { caps, giveBack };
    },
  };
}
