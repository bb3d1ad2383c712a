import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { StoreRefused, StoreUnavailable } from './sql.ts';

export const SQLITE_BUSY = 5;
const SQLITE_CANTOPEN = 14;
/** Busy, locked, out of memory, input/output error, full: https://sqlite.org/rescode.html */
const PASSING = new Set([SQLITE_BUSY, 6, 7, 10, 13]);
const PASSING_FILE_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']);

/** Returns the code, for the log, of anything thrown by the driver. */
export function errorCode(error: unknown): string {
  const { errcode, code } = error as { errcode?: number; code?: string };
  return errcode === undefined ? (code ?? 'unknown') : `SQLITE_${errcode}`;
}

/**
 * Returns the error to throw for a file that could not be opened: StoreUnavailable where time may help (a full or busy
 * disk), else StoreRefused with `message` for the operator.
 */
export function openingError(error: unknown, file: string, message: string) {
  if (error instanceof StoreRefused) return error;
  const { errcode = 0, code = '' } = error as { errcode?: number; code?: string };
  // The extended codes carry the primary one in their lowest byte.
  const primary = errcode & 0xff;
  const passing =
    PASSING.has(primary) ||
    PASSING_FILE_ERRORS.has(code) ||
    (primary === SQLITE_CANTOPEN && isWritable(dirname(file)));
  if (passing) return new StoreUnavailable(errorCode(error), { cause: error });
  return new StoreRefused(message);
}

/** Where files may be made, one that cannot be opened lacks room, not rights. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
