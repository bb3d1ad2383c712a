import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StoreRefused } from '../errors.ts';
import { openDatabase } from './sqlite-open.ts';

/** Copies the database while a server may run; returns how many enquiries it holds. @throws {StoreRefused} */
export function backup(dataFolder: string, target: string): number {
  const file = resolve(target);
  if (existsSync(file)) throw new StoreRefused(`${file} exists; choose a name that does not.`);
  const source = openDatabase(join(dataFolder, 'inbox.db'), { readOnly: true });
  try {
    // SQLite fills an empty file; one that it makes itself others may be able to read.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
    source.prepare('VACUUM INTO ?').run(file);
  } finally {
    source.close();
  }
  const copy = openDatabase(file);
  try {
    const found = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (found !== 'ok') throw new StoreRefused(`The copy ${file} is damaged: ${found}`);
    return Number(copy.prepare('SELECT COUNT(*) AS count FROM submissions').get()?.count);
  } finally {
    copy.close();
  }
}
