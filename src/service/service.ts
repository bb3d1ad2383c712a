import { createBookings } from './booking/bookings.ts';
import { bookingLimits } from './booking/limits.ts';
import { createEnquiries } from './enquiries.ts';
import { StoreUnavailable } from './errors.ts';
import { postLimits } from './form/limits.ts';
import { storeHealth } from './health.ts';
import { createLog, errorFields } from './log.ts';
import { deliveriesByKind } from './outbox/deliveries.ts';
import { queueDigest, startDigest } from './outbox/digest.ts';
import { runOutboxOnce, startDispatcher } from './outbox/dispatcher.ts';
import { bookingTargets, digestTargets, enquiryTargets } from './outbox/targets.ts';
import { retentionPeriods, runRetention } from './retention.ts';
import { type Settings, SettingsError } from './settings.ts';
import { openServerStore } from './store/open-store.ts';
import type { AllTexts } from './texts.ts';

export interface ServiceParts {
  settings: Settings;
  texts: AllTexts;
  /** Where the site is reached without SITE_URL, such as http://localhost:4321. */
  localOrigin: string;
  /** True where only this machine reaches the server. */
  isLocal: boolean;
  /** The clock, in ms. */
  now?: () => number;
}

export type Service = Awaited<ReturnType<typeof createService>>;

const FIRST_RETENTION_MS = 5_000;
const RETENTION_MS = 3_600_000;

/**
 * Opens the store and builds everything that takes enquiries and bookings. Nothing runs by itself before `start`; hosts
 * without a process that runs on call `runTasks` by a schedule instead.
 * @throws {SettingsError} where settings do not go together
 * @throws {StoreRefused} where the store must not be used
 */
export async function createService(parts: ServiceParts) {
  const { settings, texts, localOrigin, isLocal, now = Date.now } = parts;
  if (texts.default.booking && settings.SMTP_URL && !settings.SITE_URL && !isLocal) {
    // Guests get a link by mail, and where it leads must not be for the sender of a request to say (its Host header).
    throw new SettingsError(
      'Times can be booked and SMTP_URL is set, so SITE_URL must be set as well, such as https://example.com.',
    );
  }
  const log = createLog(settings.LOG_LEVEL);
  const store = await openServerStore(settings);
  const kinds = deliveriesByKind({ settings, texts, store, now, localOrigin });
  const outbox = { store, kinds, now, log };
  const digest = { store, kinds: digestTargets(settings), now };
  let dispatcher: ReturnType<typeof startDispatcher> | undefined;
  const onQueued = () => dispatcher?.kick();
  const common = { store, texts, settings, now, log, onQueued };
  const retain = (signal?: AbortSignal) =>
    runRetention(store, { now: now(), ...retentionPeriods(settings) }, log, signal);
  const stopping = new AbortController();
  let stopDigest = () => {};

  return {
    settings,
    texts,
    enquiries: createEnquiries({
      ...common,
      limits: postLimits(settings, now),
      targets: enquiryTargets(settings),
    }),
    bookings: createBookings({
      ...common,
      limits: bookingLimits(settings, now),
      targets: bookingTargets(settings),
    }),
    health: storeHealth(store, now),

    /** Starts delivering, the daily digest and the hourly retention. */
    start() {
      if (enquiryTargets(settings).length === 0) {
        log.error('nobody_is_notified', { hint: 'set SMTP_URL or WEBHOOK_URL (.env.example)' });
      }
      dispatcher = startDispatcher(outbox);
      stopDigest = startDigest({ ...digest, log, onQueued }).stop;
      const run = () =>
        retain(stopping.signal).catch((error: unknown) => {
          if (!stopping.signal.aborted && !(error instanceof StoreUnavailable))
            log.error('retention_failed', errorFields(error));
        });
      const first = setTimeout(run, FIRST_RETENTION_MS);
      const hourly = setInterval(run, RETENTION_MS);
      stopping.signal.addEventListener('abort', () => {
        clearTimeout(first);
        clearInterval(hourly);
      });
    },

    /** Does once what `start` does all the time; returns how many notifications ended in each state. */
    async runTasks() {
      await queueDigest(digest);
      const delivered = await runOutboxOnce(outbox);
      await retain();
      return delivered;
    },

    /** Finishes what is being delivered and closes the store. */
    async stop() {
      stopping.abort();
      stopDigest();
      await dispatcher?.stop();
      await store.close();
    },
  };
}
