import * as bookings from './bookings.ts';
import * as clock from './clock.ts';
import * as held from './held.ts';
import * as maintenance from './maintenance.ts';
import * as outbox from './outbox.ts';
import * as people from './person.ts';
import * as retention from './purge.ts';
import type { Sql } from './sql.ts';
import * as submissions from './submissions.ts';

/** Everything the service may ask of its store, written once for both databases. */
export const operations = {
  save: submissions.save,
  list: submissions.list,
  page: submissions.page,
  get: submissions.get,
  restore: submissions.restore,
  held: held.held,
  markNotified: held.markNotified,
  queueDigest: held.queueDigest,
  discard: held.discard,
  enqueue: outbox.enqueue,
  claim: outbox.claim,
  renewLeases: outbox.renewLeases,
  endLeases: outbox.endLeases,
  settle: outbox.settle,
  nextDue: outbox.nextDue,
  deliveries: outbox.deliveries,
  deadLetters: outbox.deadLetters,
  stats: maintenance.stats,
  clockVerdict: clock.clockVerdict,
  heartbeat: clock.heartbeat,
  trustClock: clock.trustClock,
  purge: retention.purge,
  expiredIds: retention.expiredIds,
  person: people.person,
  erase: people.erase,
  dump: maintenance.dump,
  load: maintenance.load,
  taken: bookings.taken,
  book: bookings.book,
  booking: bookings.booking,
  bookings: bookings.bookings,
  bookingPage: bookings.bookingPage,
  cancelBooking: bookings.cancelBooking,
} as const;

type Operations = typeof operations;
export type OperationName = keyof Operations;

/** Operations that only read need no transaction of their own. */
export const READ_ONLY: ReadonlySet<OperationName> = new Set<OperationName>([
  'list',
  'page',
  'get',
  'held',
  'nextDue',
  'deliveries',
  'deadLetters',
  'stats',
  'clockVerdict',
  'expiredIds',
  'person',
  'dump',
  'taken',
  'booking',
  'bookings',
  'bookingPage',
]);

/**
 * The store. A promise of a writing operation resolves only when its transaction is on disk;
 * it rejects with StoreUnavailable when that cannot be had now.
 */
export type Store = {
  [Name in OperationName]: (input: Parameters<Operations[Name]>[1]) => ReturnType<Operations[Name]>;
} & {
  kind: 'sqlite' | 'postgres';
  /**
   * Looks for damage beside the running operations; gives 'ok' or what is wrong. Only for a
   * database whose pages nobody else checks.
   */
  check(): Promise<string>;
  /** Removes deleted data from the files as well, as far as the database can. */
  scrub(): Promise<void>;
  /** Waits for running operations, then lets go of the database. */
  close(): Promise<void>;
};

/** Builds a method for each operation from a function that runs one by name. */
export function methods(run: (name: OperationName, input: unknown) => Promise<unknown>) {
  const names = Object.keys(operations) as OperationName[];
  const made = names.map((name) => [name, (input: unknown) => run(name, input)]);
  return Object.fromEntries(made) as Omit<Store, 'kind' | 'check' | 'scrub' | 'close'>;
}

/** Runs one operation by name; the caller owns the transaction. */
export function perform(sql: Sql, name: OperationName, input: unknown): Promise<unknown> {
  return (operations[name] as (sql: Sql, input: unknown) => Promise<unknown>)(sql, input);
}
