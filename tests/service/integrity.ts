import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Checks the SQLite store in a folder: 'ok', or what is damaged. */
export function integrityOf(folder: string): string {
  const db = new DatabaseSync(join(folder, 'inbox.db'));
  const [row = {}] = db.prepare('PRAGMA integrity_check(1)').all();
  db.close();
  return String(Object.values(row)[0]);
}
