export type SqlValue = string | number | null;

/** Part of a statement, with a `?` in its text for each value. */
export interface Part {
  text: string;
  values: readonly SqlValue[];
}

/** Value in a statement; a list becomes one `?` for each of its values. */
type Given = SqlValue | Part | readonly (SqlValue | Part)[];

/** Access to a database within an operation. */
export interface Sql {
  dialect: 'sqlite' | 'postgres';
  /**
   * Runs one statement and returns its rows, including those of RETURNING. Values are passed as parameters, never in the text.
   * @throws {StoreUnavailable}
   */
  rows<T = Record<string, SqlValue>>(texts: readonly string[], ...given: Given[]): Promise<T[]>;
  /** Serialises transactions with the same key; takes several keys in order. SQLite has one writer anyway. */
  lock(...keys: string[]): Promise<void>;
}

/** Ends a SELECT: leaves out rows that another transaction has locked. */
export const skipLocked = ({ dialect }: Sql): Part =>
  plain(dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '');

/** Our own text in a statement, such as a table name or a condition. */
export const plain = (text: string): Part => ({ text, values: [] });

function toPart(given: Given): Part {
  if (given === null || typeof given !== 'object') return { text: '?', values: [given] };
  if ('text' in given) return given;
  const parts = given.map(toPart);
  const values = parts.flatMap((one) => one.values);
  return { text: parts.map(({ text }) => text).join(', '), values };
}

export function part(texts: readonly string[], ...given: Given[]): Part {
  const parts = given.map(toPart);
  const values = parts.flatMap((one) => one.values);
  return { text: texts.map((text, index) => text + (parts[index]?.text ?? '')).join(''), values };
}

export interface PageEnd {
  createdAt: number;
  id: string;
}

/** Reads a table page by page, oldest first. */
export const pagesOf =
  <Row, Entry>(table: 'submissions' | 'bookings', columns: Part, toEntry: (row: Row) => Entry) =>
  async (sql: Sql, { after, limit }: { after: PageEnd | null; limit: number }) => {
    const { createdAt, id } = after ?? { createdAt: -1, id: '' };
    const rows = await sql.rows<Row>`
      SELECT ${columns} FROM ${plain(table)}
      WHERE created_at > ${createdAt} OR (created_at = ${createdAt} AND id > ${id})
      ORDER BY created_at, id LIMIT ${limit}`;
    return rows.map(toEntry);
  };
