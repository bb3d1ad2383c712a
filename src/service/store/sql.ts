export type SqlValue = string | number | null;

/** A part of a statement, with `?` in its text for each of its values. */
export interface Part {
  text: string;
  values: readonly SqlValue[];
}

/** What may stand in a statement: a list is one `?` for each of its values. */
type Given = SqlValue | Part | readonly (SqlValue | Part)[];

/** What an operation may ask of a database. */
export interface Sql {
  dialect: 'sqlite' | 'postgres';
  /**
   * Runs one statement and returns its rows, those of RETURNING included. Values travel as parameters, never inside the text.
   * @throws {StoreUnavailable}
   */
  rows<T = Record<string, SqlValue>>(texts: readonly string[], ...given: Given[]): Promise<T[]>;
  /** Lets transactions with the same key wait for each other, one key after the other; SQLite has one writer anyway. */
  lock(...keys: string[]): Promise<void>;
}

/** After a SELECT: leaves out rows that another transaction holds. */
export const skipLocked = ({ dialect }: Sql): Part =>
  plain(dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '');

/** Text of ours in a statement: the name of a table, a condition. */
export const plain = (text: string): Part => ({ text, values: [] });

function toPart(given: Given): Part {
  if (given === null || typeof given !== 'object') return { text: '?', values: [given] };
  if ('text' in given) return given;
  const parts = given.map(toPart);
  const values = parts.flatMap((one) => one.values);
  return { text: parts.map(({ text }) => text).join(', '), values };
}

/** A statement, or a part of one. */
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
