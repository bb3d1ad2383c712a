import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '../store/sqlite-open.ts';
import { CliError } from './cli-error.ts';

/**
 * Writes a whole, compact copy of the database in the data folder to a file that does not exist yet, while the server
 * goes on, and checks the copy. Returns how many enquiries it holds.
 * @throws {CliError}
 */
export function backup(dataFolder: string, target: string): number {
  const file = resolve(target);
  if (existsSync(file)) throw new CliError(`${file} exists; choose a name that does not.`);
  const source = openDatabase(join(dataFolder, 'inbox.db'), { readOnly: true });
  try {
    source.prepare('VACUUM INTO ?').run(file);
  } finally {
    source.close();
  }
  const copy = openDatabase(file);
  try {
    const check = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (check !== 'ok') throw new CliError(`The copy ${file} is damaged: ${check}`);
    const row = copy.prepare('SELECT COUNT(*) AS count FROM submissions').get();
    return Number(row?.count);
  } finally {
    copy.close();
  }
}
