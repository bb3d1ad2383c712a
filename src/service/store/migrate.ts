import { createHash } from 'node:crypto';
import { StoreRefused } from '../errors.ts';
import type { Store } from './store.ts';
import { type Key, type RawRow, TABLES, type Table } from './tables.ts';

const PAGE = 500;

export interface TableReport {
  table: Table;
  from: number;
  to: number;
  equal: boolean;
}

/** @throws {StoreRefused} when it would delete what a server has written to the second store */
export async function migrateStore(from: Store, to: Store): Promise<TableReport[]> {
  const reports: TableReport[] = [];
  for (const table of Object.keys(TABLES) as Table[]) {
    await copyTable(from, to, table);
    const [source, target] = [await digests(from, table), await digests(to, table)];
    const equal = source.size === target.size && changed(source, target).length === 0;
    reports.push({ table, from: source.size, to: target.size, equal });
  }
  return reports;
}

async function copyTable(from: Store, to: Store, table: Table) {
  const target = await digests(to, table);
  const outdated = changed(target, await digests(from, table));
  if (outdated.length > 0) await refuseInUse(from, to);
  // Deleted before anything is inserted: a new row may have the unique value of an old one.
  await to.deleteRows({ table, keys: outdated.map((key): Key => JSON.parse(key)) });
  for (const key of outdated) target.delete(key);
  for await (const rows of pages(from, table)) {
    const missing = rows.filter((row) => !target.has(keyText(table, row)));
    if (missing.length > 0) await to.insertRows({ table, rows: missing });
  }
}

/** Only a server records the time, so a later one in the second store means that it is in use. */
async function refuseInUse(from: Store, to: Store) {
  if ((await to.recordedTime({})) <= (await from.recordedTime({}))) return;
  throw new StoreRefused(
    'A server has used the PostgreSQL store since the SQLite store was last used, and migrate ' +
      'would delete what it wrote. Nothing was changed. To copy anew, name an empty database.',
  );
}

/** Keys of the first map that have another digest, or none, in the second. */
const changed = (a: Map<string, string>, b: Map<string, string>): string[] =>
  [...a].filter(([key, digest]) => b.get(key) !== digest).map(([key]) => key);

const keyOf = (table: Table, row: RawRow): Key =>
  TABLES[table].map((column) => String(row[column]));
const keyText = (table: Table, row: RawRow): string => JSON.stringify(keyOf(table, row));

async function digests(store: Store, table: Table): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const rows of pages(store, table)) {
    for (const row of rows) {
      // The order of columns is each database's own.
      const text = JSON.stringify(Object.entries(row).sort());
      found.set(keyText(table, row), createHash('sha256').update(text).digest('base64url'));
    }
  }
  return found;
}

async function* pages(store: Store, table: Table) {
  let after: Key | null = null;
  for (;;) {
    const rows: RawRow[] = await store.dumpRows({ table, after, limit: PAGE });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = keyOf(table, last);
  }
}
