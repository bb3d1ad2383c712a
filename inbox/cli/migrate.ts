import { createHash, type Hash } from 'node:crypto';
import { TABLES, type Table } from '../store/maintenance.ts';
import type { SqlValue } from '../store/sql.ts';
import type { Store } from '../store/store.ts';

const PAGE = 500;

export interface TableReport {
  table: Table;
  from: number;
  to: number;
  equal: boolean;
}

/**
 * Copies every row from the first store into the second and compares the two by count and by a hash over all rows. Safe
 * to repeat: run it once while the server still accepts posts, stop the server, run it again for the rest, then start
 * with DATABASE_URL.
 */
export async function migrateStore(from: Store, to: Store): Promise<TableReport[]> {
  const reports: TableReport[] = [];
  for (const table of Object.keys(TABLES) as Table[]) {
    for await (const rows of pages(from, table)) await to.load({ table, rows });
    const [source, target] = [await summary(from, table), await summary(to, table)];
    reports.push({
      table,
      from: source.count,
      to: target.count,
      equal: source.hash === target.hash,
    });
  }
  return reports;
}

async function* pages(store: Store, table: Table) {
  let after: [string, string] | null = null;
  for (;;) {
    const rows: Record<string, SqlValue>[] = await store.dump({ table, after, limit: PAGE });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    const keys: [string, string] = table === 'outbox' ? ['subject_id', 'kind'] : ['id', 'id'];
    after = [String(last[keys[0]]), String(last[keys[1]])];
  }
}

async function summary(store: Store, table: Table): Promise<{ count: number; hash: string }> {
  const hash: Hash = createHash('sha256');
  let count = 0;
  for await (const rows of pages(store, table)) {
    for (const row of rows) {
      const columns = TABLES[table].split(', ').filter((column) => column !== 'lease_until');
      hash.update(JSON.stringify(columns.map((column) => row[column])));
      count += 1;
    }
  }
  return { count, hash: hash.digest('base64url') };
}
