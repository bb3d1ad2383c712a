export { StoreRefused, StoreUnavailable } from '../errors.ts';

export type SqlValue = string | number | null;

/**
 * What an operation may ask of a database. Both adapters speak it, so every operation is
 * written once. Values travel as parameters, `?` in the text, never inside it.
 */
export interface Sql {
  dialect: 'sqlite' | 'postgres';
  /** Runs one statement, gives its rows (also those of RETURNING). */
  rows<T = Record<string, SqlValue>>(text: string, ...values: SqlValue[]): Promise<T[]>;
  /** Makes transactions about the same key wait for each other; SQLite has one writer anyway. */
  lock(key: string): Promise<void>;
}
