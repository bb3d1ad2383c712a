import type { Log } from '../log.ts';
import { StoreUnavailable } from './sql.ts';
import { methods, type Store } from './store.ts';

/** Waits between attempts to open, in ms; the last one repeats. */
const WAITS = [100, 250, 500, 1_000, 2_000] as const;

/** Opens a store; `onLost` is to be called when it has died and must be opened anew. */
export type OpenStore = (onLost: () => void) => Promise<Store>;

/**
 * Opens a store and returns one that outlives it: while it cannot be opened, and after it was lost, every operation is
 * rejected with StoreUnavailable and opening is tried again.
 * @throws {StoreRefused} when the first attempt shows a mistake that waiting does not mend.
 */
export async function reopeningStore(
  kind: Store['kind'],
  open: OpenStore,
  log: Log,
): Promise<Store> {
  let current: Store | null = null;
  let timer: NodeJS.Timeout | undefined;
  let opening: Promise<void> | undefined;
  let closing = false;

  const attempt = async (failures: number): Promise<void> => {
    try {
      const opened = await open(() => {
        current = null;
        log.error('store_lost');
        again(0);
      });
      if (closing) await opened.close();
      else current = opened;
      if (failures > 0) log.info('store_opened', { attempts: failures + 1 });
    } catch (error) {
      const { cause, message } = error as Error;
      // Nothing a visitor wrote is at hand yet, so the driver's own words may be logged.
      log.error('store_not_opened', { reason: cause instanceof Error ? cause.message : message });
      again(failures + 1);
      throw error;
    }
  };
  const again = (failures: number) => {
    if (closing) return;
    const wait = WAITS[Math.min(failures, WAITS.length - 1)];
    timer = setTimeout(() => {
      opening = attempt(failures).catch(() => {});
    }, wait);
  };

  await attempt(0).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return;
    closing = true;
    clearTimeout(timer);
    throw error;
  });
  const use = <T>(work: (store: Store) => Promise<T>): Promise<T> =>
    current ? work(current) : Promise.reject(new StoreUnavailable('not_open'));
  return {
    ...methods((name, input) =>
      use((store) => (store[name] as (input: unknown) => Promise<unknown>)(input)),
    ),
    kind,
    check: () => use((store) => store.check()),
    scrub: () => use((store) => store.scrub()),
    close: async () => {
      closing = true;
      clearTimeout(timer);
      await opening;
      await current?.close();
    },
  };
}
