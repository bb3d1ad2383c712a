export type SqlValue = string | number | null;

/**
 * What an operation may ask of a database. SQLite and PostgreSQL both provide it, so every operation is written once.
 * Values travel as parameters, `?` in the text, never inside it.
 */
export interface Sql {
  dialect: 'sqlite' | 'postgres';
  /**
   * Runs one statement and returns its rows, those of RETURNING included.
   * @throws {StoreUnavailable} when the database fails
   */
  rows<T = Record<string, SqlValue>>(text: string, ...values: SqlValue[]): Promise<T[]>;
  /** Lets transactions with the same key wait for each other; SQLite has one writer anyway. */
  lock(key: string): Promise<void>;
}

/** Placeholders for a list of values: `?, ?, ?`. */
export const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(', ');

/** Where a page ends: the next one begins after it. */
export interface PageEnd {
  createdAt: number;
  id: string;
}

/** Gives how to read a table page by page, oldest first, each after the end of the one before. */
export const pagesOf =
  <Row, Entry>(table: 'submissions' | 'bookings', toEntry: (row: Row) => Entry) =>
  async (sql: Sql, { after, limit }: { after: PageEnd | null; limit: number }) => {
    const rows = await sql.rows<Row>(
      `SELECT * FROM ${table} WHERE created_at > ? OR (created_at = ? AND id > ?)
       ORDER BY created_at, id LIMIT ?`,
      after?.createdAt ?? -1,
      after?.createdAt ?? -1,
      after?.id ?? '',
      limit,
    );
    return rows.map(toEntry);
  };
