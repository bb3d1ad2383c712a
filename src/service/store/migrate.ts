import { StoreRefused } from '../errors.ts';
import { sha256 } from './ids.ts';
import type { Store } from './store.ts';
import { type Key, type RawRow, TABLES, type Table } from './tables.ts';

const PAGE = 500;

/**
 * Replaces all rows of the second store with those of the first, and returns whether both are then equal.
 * @throws {StoreRefused} if it would delete rows that a server has written to the second store
 */
export async function migrateStore(from: Store, to: Store) {
  // Only a server records the time, so a later one in the second store means that it is in use.
  if ((await to.recordedTime({})) > (await from.recordedTime({})))
    throw new StoreRefused(
      'A server has used the PostgreSQL store since the SQLite store was last used, and migrate ' +
        'would delete what it wrote. Nothing was changed. To copy anew, name an empty database.',
    );
  const reports = [];
  for (const table of Object.keys(TABLES) as Table[]) {
    await to.emptyTable({ table });
    for await (const rows of pages(from, table)) await to.insertRows({ table, rows });
    const [source, target] = [await digests(from, table), await digests(to, table)];
    const equal = source.join() === target.join();
    reports.push({ table, from: source.length, to: target.length, equal });
  }
  return reports;
}

async function digests(store: Store, table: Table): Promise<string[]> {
  const found: string[] = [];
  for await (const rows of pages(store, table))
    for (const row of rows) found.push(sha256(JSON.stringify(Object.entries(row).sort())));
  // Databases differ in the order of rows and of columns.
  return found.sort();
}

async function* pages(store: Store, table: Table) {
  let after: Key | null = null;
  for (;;) {
    const rows: RawRow[] = await store.dumpRows({ table, after, limit: PAGE });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = TABLES[table].map((column) => String(last[column]));
  }
}
