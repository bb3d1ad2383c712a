import { statSync } from 'node:fs';

/** What SQLite keeps open beside the database while it is in WAL mode. */
const BESIDE = ['-wal', '-shm'];

/**
 * Remembers which files of an opened database exist and returns a function that says whether they still do. An open
 * file outlives its name: SQLite goes on writing to one that was deleted, without an error, and everything is gone when
 * the process ends.
 */
export function watchFiles(path: string): () => 'intact' | 'log_gone' | 'database_gone' {
  const marks = (ends: string[]) =>
    ends.map((end) => {
      const found = statSync(path + end, { bigint: true, throwIfNoEntry: false });
      return found ? `${found.dev}:${found.ino}` : '';
    });
  const [database, beside] = [marks(['']).join(), marks(BESIDE).join()];
  return () => {
    if (marks(['']).join() !== database) return 'database_gone';
    return marks(BESIDE).join() === beside ? 'intact' : 'log_gone';
  };
}
