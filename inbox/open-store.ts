import type { Config } from './config.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

export interface StoreOptions {
  exclusive: boolean;
  /** Called when the store has died for good and only a new process can help. */
  onLost?: () => void;
}

/**
 * Takes the settings, opens the store they name. `exclusive` is for the server: it keeps a
 * second one off the same file. @throws {StoreRefused}
 */
export async function openStore(config: Config, options: StoreOptions): Promise<Store> {
  if (config.DATABASE_URL) {
    // Loaded only when it is used: a start on SQLite should not wait for it.
    const { openPostgresStore } = await import('./store/postgres.ts');
    return openPostgresStore(config.DATABASE_URL);
  }
  return openSqliteStore(config.DATA_DIR, options);
}
