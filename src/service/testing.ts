import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { onTestFinished } from 'vitest';
import type { Messages } from '../content/schema/form-service.ts';
import type { BookingConfig } from './booking/slots.ts';
import type { PostFacts } from './enquiries.ts';
import { fieldsFromJson } from './form/parse.ts';
import { createLog } from './log.ts';
import { readSettings, type Settings } from './settings.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { ServiceTexts } from './texts.ts';

const SPAN: [string, string][] = [['09:00', '10:00']];

/** Mornings of working days in London; half an hour each. */
export const BOOKING: BookingConfig = {
  title: 'First call',
  place: 'By telephone',
  timeZone: 'Europe/London',
  hours: { mon: SPAN, tue: SPAN, wed: SPAN, thu: SPAN, fri: SPAN, sat: [], sun: [] },
  slotMinutes: 30,
  noticeHours: 24,
  horizonDays: 7,
};

export const INTERESTS = ['Websites', 'Strategy, design and code', 'Strategy'];
export const BUDGETS = ['≤ $1500', '> $1500'];

/** Texts with the messages of the site. */
export const TEXTS: ServiceTexts = {
  name: 'Example Agency',
  email: 'hello@agency.example',
  language: 'en-GB',
  direction: 'ltr',
  folder: '',
  base: '',
  labels: { name: 'Your name', email: 'Email' },
  options: { interests: INTERESTS, budget: BUDGETS },
  replyWithin: 'one working day',
  thanksPath: '/contact#thanks',
  booking: BOOKING,
  messages: load(readFileSync('src/content/pages/form-service.yaml', 'utf8'), {
    schema: CORE_SCHEMA,
  }) as Messages,
};

export const SITE = 'https://agency.example';

/** Headers of a post from the site itself. */
export const FACTS: PostFacts = {
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

/** A post of the contact form or of booking, with changes. */
export const postOf = (
  fields: Record<string, string | string[]>,
  facts: Partial<PostFacts> = {},
  language?: string,
) => ({ fields: fieldsFromJson(fields), facts: { ...FACTS, ...facts }, language });

export const settingsOf = (env: Record<string, string> = {}): Settings =>
  readSettings({ SITE_URL: SITE, ...env });

/** A log that keeps its lines. */
export function memoryLog() {
  const lines: string[] = [];
  return { lines, log: createLog('debug', (line) => lines.push(line) > 0) };
}

/** A folder that is removed with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'service-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A SQLite store in a folder of its own, closed with the test. */
export async function temporaryStore() {
  const folder = await temporaryFolder();
  const store = await openSqliteStore(folder, { exclusive: false });
  onTestFinished(() => store.close());
  return { store, folder };
}
