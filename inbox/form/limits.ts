import type { Config } from '../config/config.ts';
import { HOUR, MINUTE, type RateLimiter, rateLimiter } from '../http/rate-limit.ts';

export interface PostLimits {
  /** Counts a valid post of a network; gives 0, or the seconds it must wait. */
  valid: (network: string) => number;
  /** The same for posts that were refused for what they held, so that mistakes cost no enquiry. */
  invalid: (network: string) => number;
  /**
   * Counts an enquiry that would be notified; true when it should be held instead. It is never
   * refused: a limit shared by everybody would let whoever spends it lock out all others.
   */
  flooded: (network: string) => boolean;
}

/**
 * Builds the limits of a form. What comes from one network is limited first. Above the limit of all networks together
 * the first enquiry of each network still goes through, so those who flood the form have theirs held, and visitors do
 * not.
 */
export function postLimits(config: Config, now: () => number): PostLimits {
  const { RATE_PER_MINUTE, RATE_PER_HOUR, RATE_INVALID_PER_MINUTE, RATE_TOTAL_PER_MINUTE } = config;
  const limiter = (...windows: [max: number, perMs: number][]): RateLimiter =>
    rateLimiter(
      windows.map(([max, perMs]) => ({ max, perMs })),
      now,
    );
  const valid = limiter([RATE_PER_MINUTE, MINUTE], [RATE_PER_HOUR, HOUR]);
  const invalid = limiter([RATE_INVALID_PER_MINUTE, MINUTE]);
  const total = limiter([RATE_TOTAL_PER_MINUTE, MINUTE]);
  const firstOfNetwork = limiter([1, HOUR]);
  return {
    valid: valid.take,
    invalid: invalid.take,
    flooded: (network) => {
      const first = firstOfNetwork.take(network) === 0;
      return total.take('all') > 0 && !first;
    },
  };
}
