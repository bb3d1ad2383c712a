import type { Sql } from './sql.ts';

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
