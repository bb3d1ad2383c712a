export type SqlValue = string | number | null;

/** What an operation may ask of a database. Values travel as parameters, `?` in the text, never inside it. */
export interface Sql {
  dialect: 'sqlite' | 'postgres';
  /** Runs one statement and returns its rows, those of RETURNING included. @throws {StoreUnavailable} */
  rows<T = Record<string, SqlValue>>(text: string, ...values: SqlValue[]): Promise<T[]>;
  /** Lets transactions with the same key wait for each other; SQLite has one writer anyway. */
  lock(key: string): Promise<void>;
}

export const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(', ');

export interface PageEnd {
  createdAt: number;
  id: string;
}

/** Reads a table page by page, oldest first. */
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
