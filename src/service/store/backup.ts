import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { StoreRefused } from '../errors.ts';
import { openDatabase } from './sqlite-open.ts';

/**
 * Copies the database, even while a server runs; returns the number of enquiries in it. The file gets its name when it is
 * complete; an interrupted copy (Ctrl+C) leaves no file.
 * @throws {StoreRefused}
 */
export async function backup(dataFolder: string, target: string): Promise<number> {
  const file = resolve(target);
  const folder = dirname(file);
  if (existsSync(file)) throw new StoreRefused(`${file} exists; choose a name that does not.`);
  if (!existsSync(folder)) throw new StoreRefused(`There is no folder ${folder}; make it first.`);
  const part = `${file}.part`;
  const removePart = () => {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(part + end, { force: true });
  };
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    // A killed process may have left one.
    removePart();
    const count = copyInto(part, dataFolder);
    // SQLite blocks the thread, so a signal arrives in the second turn of the event loop after it.
    for (let turn = 0; turn < 2; turn += 1) await immediate();
    if (isInterrupted) throw new Error('it was interrupted');
    renameSync(part, file);
    return count;
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new StoreRefused(`${file} was not written: ${reason}`);
  } finally {
    removePart();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

function copyInto(file: string, dataFolder: string): number {
  const source = openDatabase(join(dataFolder, 'inbox.db'), { readOnly: true });
  try {
    // SQLite fills an empty file; a file that it creates could be readable by others.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
    source.prepare('VACUUM INTO ?').run(file);
  } finally {
    source.close();
  }
  const copy = openDatabase(file);
  try {
    const found = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (found !== 'ok') throw new Error(`the copy is damaged: ${found}`);
    return Number(copy.prepare('SELECT COUNT(*) AS count FROM submissions').get()?.count);
  } finally {
    copy.close();
  }
}
