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

/** The store cannot take or give data now (disk full, locked, unreachable): answered 503. */
export class StoreUnavailable extends Error {
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`The store is unavailable (${code}).`, options);
    this.code = code;
  }
}

/**
 * The store must not be used as it is, and waiting does not help: the message tells the operator
 * what to do.
 */
export class StoreRefused extends Error {}
