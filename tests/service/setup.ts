import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import type { Messages } from '../../src/content/schema/form-service.ts';
import type { BookingConfig } from '../../src/service/booking/slots.ts';
import type { PostFacts } from '../../src/service/enquiries.ts';
import { parseEnquiry } from '../../src/service/form/enquiry.ts';
import { fieldsFromJson } from '../../src/service/form/parse.ts';
import { bookingLimits, postLimits } from '../../src/service/limits.ts';
import { createLog } from '../../src/service/log.ts';
import { readSettings, type Settings } from '../../src/service/settings.ts';
import { type BookingData, guest, type NewBooking } from '../../src/service/store/bookings.ts';
import { newId, sha256 } from '../../src/service/store/ids.ts';
import { openSqliteStore } from '../../src/service/store/sqlite.ts';
import type { Store } from '../../src/service/store/store.ts';
import { dedupeKey, type NewSubmission } from '../../src/service/store/submissions.ts';
import type { ServiceTexts } from '../../src/service/texts.ts';
import { UNLIMITED } from '../support/server-process.ts';

export { DAY, HOUR, MINUTE } from '../../src/service/rate-limit.ts';

/** A Monday, 08:00 in London. */
export const NOW = Date.parse('2026-06-01T07:00:00Z');
export const SITE = 'https://agency.example';
const SPAN: [string, string][] = [['09:00', '10:00']];

/** Half an hour every weekday morning in London. */
export const BOOKING: BookingConfig = {
  title: 'First call',
  place: 'By telephone',
  timeZone: 'Europe/London',
  hours: { mon: SPAN, tue: SPAN, wed: SPAN, thu: SPAN, fri: SPAN, sat: [], sun: [] },
  slotMinutes: 30,
  noticeHours: 24,
  horizonDays: 7,
  closed: [],
  holidays: { days: [], end: null },
  withoutDiary: 'open',
};

export const TEXTS: ServiceTexts = {
  name: 'Example Agency',
  email: 'hello@agency.example',
  language: 'en-GB',
  direction: 'ltr',
  folder: '',
  base: '',
  labels: { name: 'Your name', email: 'Email' },
  options: {
    interests: ['Websites', 'Strategy, design and code', 'Strategy'],
    budget: ['≤ $1500', '> $1500'],
  },
  replyWithin: 'one working day',
  retentionDays: 365,
  spamRetentionDays: 30,
  answeredBy: 'Mara Quist',
  thanksPath: '/contact#thanks',
  booking: BOOKING,
  messages: parse(readFileSync('src/content/pages/form-service.yaml', 'utf8')) as Messages,
};

/** Headers of a post from the site itself. */
const FACTS: PostFacts = {
  origin: SITE,
  fetchSite: 'same-origin',
  host: 'agency.example',
  secure: true,
  address: '198.51.100.1',
};

export const GOOD = {
  name: 'Ada Fenwick',
  company: 'Larkspur Health',
  email: 'ada@larkspur.example',
  phone: '+44 20 7946 0999',
  interests: 'Websites',
  budget: '> $1500',
  message: 'We need a site.\nSoon.',
};

/** Returns a post to the contact form or to booking, with changes. */
export const postOf = (
  fields: Record<string, string | string[]>,
  facts: Partial<PostFacts> = {},
  language?: string,
) => ({ fields: fieldsFromJson(fields), facts: { ...FACTS, ...facts }, language });

export const settingsOf = (env: Record<string, string> = {}): Settings =>
  readSettings({ SITE_URL: SITE, ...env }, TEXTS);

const unlimited = settingsOf(UNLIMITED);

export function memoryLog() {
  const lines: string[] = [];
  return { lines, log: createLog('debug', (line) => lines.push(line) > 0) };
}

/** In memory if the system allows, because a store flushes each entry to disk. */
const TEMPORARY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Creates a folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(TEMPORARY, 'service-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function closeAfterTest(opening: Promise<Store>): Promise<Store> {
  const store = await opening;
  onTestFinished(() => store.close());
  return store;
}

/** Opens a SQLite store in a new folder; closes it after the test. */
export async function temporaryStore(exclusive = false) {
  const folder = await temporaryFolder();
  const store = await closeAfterTest(openSqliteStore(folder, { exclusive }));
  return { store, folder, file: join(folder, 'inbox.db') };
}

/** Returns an enquiry to save, with `mark` as name and a unique network. */
export function entry(mark: string, more: Partial<NewSubmission> = {}): NewSubmission {
  const createdAt = more.createdAt ?? 1_000_000;
  return {
    id: newId(createdAt),
    createdAt,
    folder: 'inbox',
    data: parseEnquiry({
      name: `Name ${mark}`,
      email: `${mark}@Visitor.example`,
      interests: ['UI/UX Design'],
      message: `Message 'quoted" ${mark}; DROP TABLE submissions; -- 👩🏽‍🍳`,
    }),
    flags: ['links'],
    score: 60,
    dedupeKey: dedupeKey({ id: mark }),
    exact: true,
    limits: postLimits(unlimited, mark),
    targets: ['mail', 'webhook'],
    ...more,
  };
}

/** Returns a booking to make; `mark` is the guest's name and token. */
export function booking(
  mark: string,
  startsAt: number,
  endsAt: number,
  more: Partial<BookingData> = {},
): NewBooking {
  const email = `${mark}@visitor.example`;
  const data = {
    ...guest.parse({}),
    name: mark,
    email,
    timeZone: 'UTC',
    token: mark,
    site: '',
    key: mark,
  };
  return {
    id: newId(startsAt),
    createdAt: 1,
    startsAt,
    endsAt,
    cancelledAt: 0,
    data: { ...data, ...more },
    tokenHash: sha256(more.token ?? mark),
    targets: ['booking-host'],
    limits: bookingLimits(unlimited, mark),
    perGuest: 100,
    perDay: 100,
    isOffered: true,
    isBusy: false,
  };
}
