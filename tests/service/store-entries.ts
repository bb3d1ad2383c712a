import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parseEnquiry } from '../../src/service/form/enquiry.ts';
import type { NewBooking } from '../../src/service/store/bookings.ts';
import { dedupeKey } from '../../src/service/store/dedupe-key.ts';
import { hashToken, newId } from '../../src/service/store/ids.ts';
import { openPostgresStore } from '../../src/service/store/postgres.ts';
import { openSqliteStore } from '../../src/service/store/sqlite.ts';
import type { Store } from '../../src/service/store/store.ts';
import type { NewSubmission } from '../../src/service/store/submissions.ts';
import { postgresForTests } from './postgres.ts';

export const DAY = 86_400_000;
export const NOW = Date.parse('2026-06-01T08:00:00Z');

/** A folder that is removed with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'store-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Closes a store with the test. */
export async function closedAfterwards(opening: Promise<Store>): Promise<Store> {
  const store = await opening;
  onTestFinished(() => store.close());
  return store;
}

const { programs, postgresUrl } = postgresForTests();

/** Name and opener of every kind of store that this machine has; each call opens a new, empty one. */
export const STORES: [string, () => Promise<Store>][] = [
  [
    'SQLite',
    async () => closedAfterwards(openSqliteStore(await temporaryFolder(), { exclusive: true })),
  ],
  ...(programs
    ? [
        [
          'PostgreSQL',
          async () => closedAfterwards(openPostgresStore(await postgresUrl())),
        ] satisfies [string, () => Promise<Store>],
      ]
    : []),
];

/** An enquiry to save, named after `mark`. */
export function entry(mark: string, more: Partial<NewSubmission> = {}): NewSubmission {
  const data = parseEnquiry({
    name: `Name ${mark}`,
    email: `${mark}@Visitor.example`,
    interests: ['UI/UX Design'],
    message: `Message 'quoted" ${mark}; DROP TABLE submissions; -- 👩🏽‍🍳`,
  });
  const createdAt = more.createdAt ?? 1_000_000;
  return {
    id: newId(createdAt),
    createdAt,
    folder: 'inbox',
    data,
    flags: ['links'],
    score: 60,
    dedupeKey: dedupeKey({ id: mark }),
    exact: true,
    windowMs: 600_000,
    targets: ['mail', 'webhook'],
    ...more,
  };
}

/** A booking to make, by a guest named `mark`. */
export function booking(mark: string, startsAt: number, endsAt: number): NewBooking {
  const email = `${mark}@visitor.example`;
  const data = { name: mark, email, note: '', timeZone: 'UTC', token: mark, site: '', key: mark };
  return {
    id: newId(startsAt),
    createdAt: 1,
    startsAt,
    endsAt,
    cancelledAt: 0,
    data,
    tokenHash: hashToken(mark),
    targets: ['booking-host'],
  };
}
