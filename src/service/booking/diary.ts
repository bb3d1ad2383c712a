import { setTimeout as sleep } from 'node:timers/promises';
import type { IntakeParts } from '../enquiries.ts';
import { failureCode, StoreUnavailable } from '../errors.ts';
import { errorFields } from '../log.ts';
import { DAY } from '../rate-limit.ts';

/** How long what was read counts as new. */
const FRESH_MS = 5 * 60_000;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_MS = 10_000;
const MAX_REDIRECTS = 5;
/** How long it works in one go, and then others do. */
const SLICE_MS = 5;

/** What can be booked where the agency's calendars are read; null where it gave none, or nothing can be booked. */
export const diaryBooking = ({ settings, texts }: Pick<IntakeParts, 'settings' | 'texts'>) =>
  settings.CALENDAR_URLS.length > 0 ? texts.default.booking : null;

/**
 * Returns how to read the agency's calendars, where that was not tried lately, and to wait for it; null where there are none.
 * It never throws: what was read before still counts.
 */
export function createDiary({ store, settings, texts, now, log }: Omit<IntakeParts, 'onQueued'>) {
  const booking = diaryBooking({ settings, texts });
  if (!booking) return null;
  const { horizonDays, slotMinutes, timeZone } = booking;

  async function read(): Promise<void> {
    const known = await store.diary({});
    if (Math.abs(now() - Math.max(known.readAt, known.failedAt)) < FRESH_MS) return;
    const signal = AbortSignal.timeout(MAX_MS);
    try {
      const files = await Promise.all(settings.CALENDAR_URLS.map((url) => download(url, signal)));
      // Not at the top of the file: most starts need no reader of calendars.
      const { busyTimes } = await import('./busy-times.ts');
      const from = now();
      const to = from + (horizonDays + 2) * DAY;
      const bookings = await store.bookings({ from: from - DAY, limit: 10_000 });
      const own = new Map(bookings.map(({ id, startsAt }) => [id, startsAt]));
      const work = busyTimes(files.join('\n'), { from, to, timeZone, minGap: slotMinutes, own });
      const { times, unread } = await inSlices(work, signal);
      await store.keepDiary({ readAt: from, failedFrom: 0, failedAt: 0, times });
      log.info('diary_read', { times: times.length, unread });
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      const failedAt = now();
      log.error('diary_unread', { code: signal.aborted ? 'timeout' : failureCode(error) });
      await store.keepDiary({ ...known, failedFrom: known.failedFrom || failedAt, failedAt });
    }
  }

  let reading: Promise<void> = Promise.resolve();
  let begunAt = Number.NEGATIVE_INFINITY;
  return async (patienceMs = 2 * MAX_MS): Promise<void> => {
    // One that a host broke off with its request never ends.
    if (performance.now() > begunAt + 2 * MAX_MS) {
      begunAt = performance.now();
      reading = read()
        .catch((error: unknown) => {
          if (!(error instanceof StoreUnavailable)) log.error('diary_failed', errorFields(error));
        })
        .finally(() => {
          begunAt = Number.NEGATIVE_INFINITY;
        });
    }
    await Promise.race([reading, sleep(patienceMs, undefined, { ref: false })]);
  };
}

const failure = (code: string) => Object.assign(new Error(code), { code });

/** @throws where it is no whole calendar, or too large; a redirect leads to https alone */
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

async function inSlices<T>(work: Generator<undefined, T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    await sleep(SLICE_MS, undefined, { signal });
    for (const end = performance.now() + SLICE_MS; performance.now() < end; ) {
      const { done, value } = work.next();
      if (done) return value;
    }
  }
}
