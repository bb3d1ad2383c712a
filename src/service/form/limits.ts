import { networkOf } from '../address.ts';
import { DAY, HOUR, type MakeLimiter, MINUTE } from '../rate-limit.ts';
import type { Settings } from '../settings.ts';

export type GiveBack = () => void | Promise<void>;

interface PostShare {
  /** 0, or the seconds to wait; then nothing was counted. */
  wait: number;
  /** The enquiry is held, not refused: a limit that all share would let whoever spends it lock out the others. */
  flood: boolean;
  /** Gives back what was counted, when nothing new was stored. */
  release: () => Promise<void>;
}

/** To who wrote, from one network. Address and day are counted by the store, where parallel posts cannot get past it. */
const ACKNOWLEDGEMENTS = 3;

export type PostLimits = ReturnType<typeof postLimits>;

/**
 * Builds the limits of a form. Above the limit of all networks together the first enquiry of each still goes through, so
 * that floods are held and visitors are not. "First" is by /48 in IPv6: one customer has 65,536 networks of /64.
 */
export function postLimits(settings: Settings, make: MakeLimiter) {
  const { RATE_PER_MINUTE, RATE_PER_HOUR, RATE_INVALID_PER_MINUTE, RATE_TOTAL_PER_MINUTE } =
    settings;
  const valid = make('post', [RATE_PER_MINUTE, MINUTE], [RATE_PER_HOUR, HOUR]);
  const invalid = make('invalid post', [RATE_INVALID_PER_MINUTE, MINUTE]);
  const total = make('post of all', [RATE_TOTAL_PER_MINUTE, MINUTE]);
  const firsts = make('first post', [1, HOUR]);
  const acknowledgements = make('acknowledgement', [ACKNOWLEDGEMENTS, DAY]);

  /** Counts a valid post of an address; spam spends nothing of what all networks share. */
  async function reserve(address: string, spam: boolean): Promise<PostShare> {
    const network = networkOf(address);
    const wait = await valid.take(network);
    if (wait > 0) return { wait, flood: false, release: async () => {} };
    const undo: GiveBack[] = [() => valid.release(network)];
    const release = async () => {
      for (const giveBack of undo) await giveBack();
    };
    if (spam) return { wait, flood: false, release };
    const wide = networkOf(address, 48);
    try {
      const first = (await firsts.take(wide)) === 0;
      if (first) undo.push(() => firsts.release(wide));
      const full = (await total.take('all')) > 0;
      if (!full) undo.push(() => total.release('all'));
      return { wait, flood: full && !first, release };
    } catch (error) {
      await release();
      throw error;
    }
  }

  return {
    reserve,
    /** Takes an email to who wrote from the network's share and returns what gives it back; null where none is left. */
    acknowledgement: async (address: string): Promise<GiveBack | null> => {
      const wide = networkOf(address, 48);
      return (await acknowledgements.take(wide)) > 0 ? null : () => acknowledgements.release(wide);
    },
    /** Counts a post that was refused for its content, apart from the others; 0, or the seconds to wait. */
    invalid: async (address: string): Promise<number> => invalid.take(networkOf(address)),
  };
}
