import { StoreUnavailable } from '../errors.ts';
import * as bookings from './bookings.ts';
import * as outbox from './outbox.ts';
import * as people from './person.ts';
import * as retention from './purge.ts';
import * as state from './service-state.ts';
import type { Sql } from './sql.ts';
import * as submissions from './submissions.ts';
import * as tables from './tables.ts';

/** Operations that only read: SQLite runs them without a transaction. */
const reads = {
  list: submissions.list,
  page: submissions.page,
  get: submissions.get,
  held: submissions.held,
  deliveries: outbox.deliveries,
  deadLetters: outbox.deadLetters,
  stats: tables.stats,
  clockVerdict: state.clockVerdict,
  recordedTime: state.recordedTime,
  diary: state.diary,
  countExpired: retention.countExpired,
  person: people.person,
  dumpRows: tables.dumpRows,
  calendar: bookings.calendar,
  booking: bookings.booking,
  bookings: bookings.bookings,
  bookingPage: bookings.bookingPage,
} as const;

const writes = {
  save: submissions.save,
  restore: submissions.restore,
  markNotified: submissions.markNotified,
  queueDigest: outbox.queueDigest,
  discard: submissions.discard,
  enqueue: outbox.enqueue,
  claim: outbox.claim,
  renewLease: outbox.renewLease,
  settle: outbox.settle,
  recordTime: state.recordTime,
  confirmClock: state.confirmClock,
  keepReading: state.keepReading,
  secret: state.secret,
  probe: state.probe,
  purge: retention.purge,
  erase: people.erase,
  insertRows: tables.insertRows,
  emptyTable: tables.emptyTable,
  book: bookings.book,
  cancelBooking: bookings.cancelBooking,
} as const;

type Operations = typeof reads & typeof writes;

export interface Database {
  kind: 'sqlite' | 'postgres';
  /** Runs an operation; a write resolves when its transaction is on disk. @throws {StoreUnavailable} */
  run<T>(operation: (sql: Sql) => Promise<T>, isRead: boolean): Promise<T>;
  /** Also removes deleted data from SQLite's write-ahead log. */
  emptyLog(): Promise<void>;
  close(): Promise<void>;
}

/** A write resolves when its transaction is on disk, or rejects with StoreUnavailable. */
export type Store = {
  [Name in keyof Operations]: (
    input: Parameters<Operations[Name]>[1],
  ) => ReturnType<Operations[Name]>;
} & Database & {
    /** True from a failed write until a probe succeeds. */
    isFailing(): boolean;
  };

export function createStore(database: Database): Store {
  let failing = false;
  const methods = (operations: object, isRead: boolean) =>
    Object.entries(operations).map(([name, operation]) => {
      const method = async (input: unknown) => {
        try {
          const result = await database.run((sql) => operation(sql, input), isRead);
          // Other writes may have nothing to change, and then succeed even on a full disk.
          if (name === 'probe') failing = false;
          return result;
        } catch (error) {
          if (error instanceof StoreUnavailable && !isRead) failing = true;
          throw error;
        }
      };
      return [name, method];
    });
  const all = Object.fromEntries([...methods(reads, true), ...methods(writes, false)]);
  return { ...all, ...database, isFailing: () => failing };
}
