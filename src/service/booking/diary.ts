import { setTimeout as sleep } from 'node:timers/promises';
import type { IntakeParts } from '../enquiries.ts';
import { failureCode, StoreUnavailable } from '../errors.ts';
import { errorFields } from '../log.ts';
import { DAY } from '../rate-limit.ts';

/** How long a reading counts as fresh. */
const FRESH_MS = 5 * 60_000;
/** The same for a booking, if the calendars answer in time. */
const FRESH_FOR_BOOKING_MS = 30_000;
/** How long a booking waits for the calendars; with DRAIN_MS it must stay below END_MS (server.ts). */
const PATIENCE_MS = 2_000;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_MS = 10_000;
const MAX_REDIRECTS = 5;
/** Duration of each slice of work, and of the pause before it. */
const SLICE_MS = 5;
/** CPU time of one reading. */
const MAX_WORK_MS = 2_000;

/** Returns the booking configuration if the agency's calendars are read; null without calendars or bookings. */
export const diaryBooking = ({ settings, texts }: Pick<IntakeParts, 'settings' | 'texts'>) =>
  settings.CALENDAR_URLS.length > 0 ? texts.default.booking : null;

/**
 * Returns a function that reads the agency's calendars if the last reading is too old, and waits for it; null without calendars.
 * It never throws: the last reading of a calendar that fails still counts.
 */
export function createDiary({ store, settings, texts, now, log }: Omit<IntakeParts, 'onQueued'>) {
  const booking = diaryBooking({ settings, texts });
  if (!booking) return null;
  const { horizonDays, slotMinutes, timeZone } = booking;

  const tellUnread = (error: unknown, { aborted }: AbortSignal, which = {}) =>
    log.error('diary_unread', { ...which, code: aborted ? 'timeout' : failureCode(error) });

  async function read(): Promise<void> {
    const at = now();
    const downloading = AbortSignal.timeout(MAX_MS);
    const files = await Promise.all(
      settings.CALENDAR_URLS.map((url, index) =>
        download(url, downloading).catch((error: unknown) => {
          tellUnread(error, downloading, { calendar: index + 1 });
          return '';
        }),
      ),
    );
    const isPartial = files.includes('');
    const working = AbortSignal.timeout(MAX_MS);
    try {
      // Imported on use: most starts don't need it.
      const { busyTimes } = await import('./busy-times.ts');
      const to = at + (horizonDays + 2) * DAY;
      const bookings = await store.bookings({ from: at - DAY, limit: 10_000 });
      const own = new Map(
        bookings.map(({ id, startsAt, endsAt }) => [id, { start: startsAt, end: endsAt }]),
      );
      const range = { from: at, to, timeZone, minGap: slotMinutes, own };
      const found = await inSlices((isSpent) => busyTimes(files, { ...range, isSpent }), working);
      await store.keepReading({ at, now: now(), found, isPartial });
      if (!isPartial)
        log.info('diary_read', { times: found.times.length, left_out: found.leftOut.total });
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      tellUnread(error, working);
      await store.keepReading({ at, now: now(), found: null });
    }
  }

  let reading: Promise<void> = Promise.resolve();
  let begunAt = Number.NEGATIVE_INFINITY;
  async function readWhereOld(freshMs: number): Promise<void> {
    // A reading that a host ended with its request never settles.
    if (performance.now() < begunAt + 2 * MAX_MS) return reading;
    const { readAt, failedAt } = await store.diary({});
    if (Math.abs(now() - Math.max(readAt, failedAt)) < freshMs) return;
    if (performance.now() < begunAt + 2 * MAX_MS) return reading;
    begunAt = performance.now();
    reading = read().finally(() => {
      begunAt = Number.NEGATIVE_INFINITY;
    });
    return reading;
  }

  return async (purpose: 'booking' | 'list' = 'list'): Promise<void> => {
    const isBooking = purpose === 'booking';
    const work = readWhereOld(isBooking ? FRESH_FOR_BOOKING_MS : FRESH_MS).catch(
      (error: unknown) => {
        if (!(error instanceof StoreUnavailable)) log.error('diary_failed', errorFields(error));
      },
    );
    const patience = isBooking ? PATIENCE_MS : 2 * MAX_MS;
    await Promise.race([work, sleep(patience, undefined, { ref: false })]);
  };
}

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Follows redirects only to https. @throws if the file is no complete calendar, or too large */
async function download(url: string, signal: AbortSignal, redirects = 0): Promise<string> {
  const headers = { accept: 'text/calendar', connection: 'close', 'user-agent': 'inbox-diary/1' };
  const answer = await fetch(url, { redirect: 'manual', signal, headers });
  if (!answer.ok) await answer.body?.cancel();
  const location = answer.headers.get('location');
  const next = location && URL.parse(location, url);
  const isMoved = !answer.ok && answer.status < 400 && next && next.protocol === 'https:';
  if (isMoved && redirects < MAX_REDIRECTS) return download(next.href, signal, redirects + 1);
  if (!answer.ok) throw failure(`http_${answer.status}`);
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw failure('too_large');
    text += decoder.decode(chunk, { stream: true });
  }
  if (!/^\s*BEGIN:VCALENDAR/i.test(text) || !/END:VCALENDAR\s*$/i.test(text.slice(-100)))
    throw failure('no_calendar');
  return text;
}

async function inSlices<T>(
  start: (isSpent: () => boolean) => Generator<undefined, T>,
  signal: AbortSignal,
): Promise<T> {
  let workedMs = 0;
  const work = start(() => workedMs > MAX_WORK_MS);
  for (;;) {
    await sleep(SLICE_MS, undefined, { signal });
    for (const begin = performance.now(); performance.now() < begin + SLICE_MS; ) {
      const before = performance.now();
      const { done, value } = work.next();
      workedMs += performance.now() - before;
      if (done) return value;
    }
  }
}
