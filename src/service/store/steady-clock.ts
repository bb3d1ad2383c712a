const TOLERANCE_MS = 5 * 60_000;
const SETTLED_MS = 2 * 3_600_000;

/**
 * Gives the time in ms since 1970, unaffected by jumps of the machine's clock: it runs on the
 * monotonic clock from the wall clock's value at the start. Only a difference that has stood for
 * two hours (a laptop that slept, a clock set right) is taken over. So a clock that jumps a day
 * neither fires every retry at once nor deletes anything early.
 */
export function steadyClock(
  wall: () => number = Date.now,
  monotonic: () => number = () => performance.now(),
): () => number {
  let offset = wall() - monotonic();
  let differs: { since: number; offset: number } | null = null;
  return () => {
    const ticks = monotonic();
    const seen = wall() - ticks;
    if (Math.abs(seen - offset) < TOLERANCE_MS) differs = null;
    else if (!differs || Math.abs(differs.offset - seen) > TOLERANCE_MS) {
      differs = { since: ticks, offset: seen };
    } else if (ticks - differs.since > SETTLED_MS) {
      offset = seen;
      differs = null;
    }
    return Math.round(ticks + offset);
  };
}
