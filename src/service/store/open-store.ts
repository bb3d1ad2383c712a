import { StoreUnavailable, throwUnavailable } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { createStore, type Store } from './store.ts';

type StoreSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Settings, 'DATABASE_CONNECTIONS'>>;

/** Opens the store that the settings name, even while a server runs. @throws {StoreRefused} @throws {StoreUnavailable} */
export async function openStore(
  { DATABASE_URL, DATABASE_CONNECTIONS, DATA_DIR }: StoreSettings,
  options = { exclusive: false, isServerless: false },
): Promise<Store> {
  const { isServerless } = options;
  // Imported on use: hosts with PostgreSQL may lack node:sqlite.
  if (DATABASE_URL)
    return (await import('./postgres.ts')).openPostgresStore(DATABASE_URL, {
      isServerless,
      connections: DATABASE_CONNECTIONS,
    });
  if (isServerless) throw new StoreUnavailable('DATABASE_URL');
  return (await import('./sqlite.ts')).openSqliteStore(DATA_DIR, options);
}

/** Keeps a second server off the folder. @throws {StoreRefused} if the first attempt fails and retrying won't help */
export const openServerStore = (settings: StoreSettings, isServerless = false): Promise<Store> =>
  lazyStore(settings.DATABASE_URL ? 'postgres' : 'sqlite', () =>
    openStore(settings, { exclusive: true, isServerless }),
  );

const RETRY_MS = 1_000;

/** Opens a store now; after a temporary failure, later operations retry, at most once a second. */
export async function lazyStore(kind: Store['kind'], open: () => Promise<Store>): Promise<Store> {
  let opening: Promise<Store> | null = null;
  let lastFailure: { at: number; error: unknown } | null = null;
  let isClosed = false;
  const opened = (): Promise<Store> => {
    if (isClosed) return Promise.reject(new StoreUnavailable('closed'));
    if (opening) return opening;
    if (lastFailure && performance.now() < lastFailure.at + RETRY_MS) {
      return Promise.reject(lastFailure.error);
    }
    opening = open();
    opening.catch((error: unknown) => {
      opening = null;
      lastFailure = { at: performance.now(), error };
    });
    return opening;
  };
  await opened().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
  return createStore({
    kind,
    run: async (operation, isRead) => {
      const store = await opened().catch(throwUnavailable);
      return store.run(operation, isRead);
    },
    emptyLog: async () => (await opened()).emptyLog(),
    close: async () => {
      isClosed = true;
      const store = await opening?.catch(() => null);
      await store?.close();
    },
  });
}
