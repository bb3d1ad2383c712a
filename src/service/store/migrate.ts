import { StoreRefused } from '../errors.ts';
import { sha256 } from './ids.ts';
import type { Store } from './store.ts';
import { type Key, type RawRow, TABLES, type Table } from './tables.ts';

const PAGE = 500;
const NAMES = Object.keys(TABLES) as Table[];
/** Name of the second store's service_state row that identifies the rows of the last finished copy. */
const COPIED = 'copied';

/**
 * Replaces all rows of the second store with those of the first, and returns whether both are then equal.
 * @throws {StoreRefused} if it would delete rows that a server has written to the second store
 */
export async function migrateStore(from: Store, to: Store) {
  if (await isInUse(from, to))
    throw new StoreRefused(
      'The PostgreSQL store has rows that are not from the last copy, and migrate would delete them. ' +
        'Nothing was changed. Use an empty database to copy again.',
    );
  // Removes the row of the last copy: if this one is interrupted, it no longer holds.
  await to.emptyTable({ table: 'service_state' });
  const reports = [];
  const copied: string[][] = [];
  for (const table of NAMES) {
    await to.emptyTable({ table });
    for await (const rows of pages(from, table)) await to.insertRows({ table, rows });
    const [source, target] = [await digests(from, table), await digests(to, table)];
    const equal = source.join() === target.join();
    reports.push({ table, from: source.length, to: target.length, equal });
    copied.push(target);
  }
  const rows = [{ name: COPIED, value: sha256(copied.join()) }];
  await to.insertRows({ table: 'service_state', rows });
  return reports;
}

/** Returns whether the second store has changed since the last copy, or, without a finished one, has entries that the first lacks. */
async function isInUse(from: Store, to: Store): Promise<boolean> {
  const states = await to.dumpRows({ table: 'service_state', after: null, limit: PAGE });
  const copy = states.find(({ name }) => name === COPIED);
  if (copy) {
    const found: string[][] = [];
    for (const table of NAMES) found.push(await digests(to, table));
    return sha256(found.join()) !== copy.value;
  }
  for (const table of ['submissions', 'bookings'] as const) {
    const known = new Set<unknown>();
    for await (const rows of pages(from, table)) for (const { id } of rows) known.add(id);
    for await (const rows of pages(to, table))
      if (rows.some(({ id }) => !known.has(id))) return true;
  }
  return false;
}

async function digests(store: Store, table: Table): Promise<string[]> {
  const found: string[] = [];
  for await (const rows of pages(store, table))
    for (const row of rows)
      if (row.name !== COPIED) found.push(sha256(JSON.stringify(Object.entries(row).sort())));
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
