import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { type OpenStore, reopeningStore } from './reopening.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * Opens the store that the settings name, once: for the command line, which may run beside the server.
 * @throws {StoreRefused}
 * @throws {StoreUnavailable}
 */
export function openStore(config: Settings): Promise<Store> {
  return opener(config, false)(() => {});
}

/**
 * The same for the server: opened again whenever it is lost, and with a lock that keeps a second
 * server off the same file. @throws {StoreRefused}
 */
export function openServerStore(config: Settings, log: Log): Promise<Store> {
  const kind = config.DATABASE_URL ? 'postgres' : 'sqlite';
  return reopeningStore(kind, opener(config, true), log);
}

function opener({ DATABASE_URL, DATA_DIR }: Settings, exclusive: boolean): OpenStore {
  if (!DATABASE_URL) return (onLost) => openSqliteStore(DATA_DIR, { exclusive, onLost });
  return async () => {
    // Loaded only when it is used: a start on SQLite should not wait for it.
    const { openPostgresStore } = await import('./postgres.ts');
    return openPostgresStore(DATABASE_URL);
  };
}
