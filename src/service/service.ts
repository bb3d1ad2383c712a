import { retentionDifferences } from '../content/schema/retention.ts';
import { clientAddress } from './address.ts';
import { createBookings } from './booking/bookings.ts';
import { createDiary } from './booking/diary.ts';
import { createEnquiries } from './enquiries.ts';
import { rootMessage, StoreUnavailable } from './errors.ts';
import { storeHealth } from './health.ts';
import { createLog, errorFields } from './log.ts';
import { acknowledges, deliveriesByKind, outboxTargets } from './outbox/deliveries.ts';
import { runOutboxOnce, startDispatcher } from './outbox/dispatcher.ts';
import { proxyWatch } from './proxy-watch.ts';
import { HOUR, MINUTE } from './rate-limit.ts';
import { runRetention } from './retention.ts';
import { type Settings, SettingsError } from './settings.ts';
import { openServerStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import type { AllTexts } from './texts.ts';

interface ServiceParts {
  settings: Settings;
  texts: AllTexts;
  localOrigin: string;
  /** True if a request's Host header can be trusted: only this machine reaches the server, or the host checks it. */
  isLocal: boolean;
  /** True on hosts without a long-running process, which never call `start`. */
  isServerless: boolean;
}

export type Service = Awaited<ReturnType<typeof createService>>;

/** Recurring task, besides the outbox. */
interface Task {
  name: string;
  everyMs: number;
  /** Delay of the first run; 0 by default. */
  firstMs?: number;
  run: () => Promise<unknown>;
  /** Whether no other instance and no earlier post has done it lately. */
  isDue?: () => Promise<boolean>;
}

const NOBODY_IS_NOTIFIED =
  'Nobody is notified of enquiries and bookings: set SMTP_URL or WEBHOOK_URL (.env.example).';

const storeWarning = (kind: Store['kind'], reason: string) =>
  `Nothing can be stored (${reason}), so each post is answered with 503 until that is mended: ` +
  `check ${kind === 'postgres' ? 'DATABASE_URL and its server' : 'DATA_DIR and its disk'}.`;

/** Runs nothing before `start`. @throws {SettingsError} @throws {StoreRefused} */
export async function createService(parts: ServiceParts) {
  const { settings, texts, localOrigin, isLocal, isServerless } = parts;
  const now = Date.now;
  if (texts.default.booking && settings.SMTP_URL && !settings.SITE_URL && !isLocal) {
    // Guests get a link by mail, and a request's Host header must not decide its origin.
    throw new SettingsError(
      'Times can be booked and SMTP_URL is set, so SITE_URL must be set as well, such as https://example.com.',
    );
  }
  const log = createLog(settings.LOG_LEVEL);
  const store = await openServerStore(settings, isServerless);
  const kinds = deliveriesByKind({ settings, texts, store, now, localOrigin });
  let isRecipientRefused = false;
  const onRefused = (addresses: readonly string[]) => {
    isRecipientRefused = addresses.length > 0;
    if (isRecipientRefused) log.error('recipient_refused', { notifyTo: addresses.join(' ') });
  };
  const outbox = { store, kinds, now, log, onRefused };
  const targets = outboxTargets(settings);
  const isNotified = Object.keys(kinds).length > 0;
  const proxy = proxyWatch(() =>
    log.error('proxy_not_trusted', { hint: 'set TRUSTED_PROXIES (.env.example)' }),
  );
  let dispatcher: ReturnType<typeof startDispatcher> | undefined;
  const onQueued = () => dispatcher?.kick();
  const common = { store, texts, settings, now, log, onQueued };
  const readDiary = createDiary(common);
  const hasDiary = readDiary !== null;
  const stopping = new AbortController();
  const digest: Task = {
    name: 'digest',
    everyMs: MINUTE,
    run: async () => {
      const queued = await store.queueDigest({ kinds: targets.digest, hasDiary, now: now() });
      if (queued > 0) onQueued();
    },
  };
  const tasks: Task[] = [
    digest,
    ...(readDiary ? [{ name: 'diary', everyMs: MINUTE, run: () => readDiary() }] : []),
    {
      name: 'retention',
      everyMs: HOUR,
      // Answering requests is more urgent than purging.
      firstMs: 5_000,
      run: () => runRetention(store, { ...settings, now: now() }, log, stopping.signal),
      // Each run records the time, whichever instance ran it.
      isDue: async () => now() > (await store.recordedTime({})) + HOUR,
    },
  ];
  /** Runs each task once, the digest first: the outbox sends it. @param isAfterPost skips tasks that were done lately, to save time */
  const runTasks = async (isAfterPost = false) => {
    const runDue = async ({ run, isDue }: Task) => {
      if (!isAfterPost || !isDue || (await isDue())) await run();
    };
    await runDue(digest);
    const rest = tasks.filter((task) => task !== digest).map(runDue);
    const [delivered] = await Promise.all([runOutboxOnce(outbox), ...rest]);
    return delivered;
  };
  const repeat = ({ name, run, everyMs, firstMs = 0 }: Task) => {
    const attempt = () =>
      run().catch((error: unknown) => {
        // Without a store the next run is soon, and others report the outage.
        if (!stopping.signal.aborted && !(error instanceof StoreUnavailable))
          log.error(`${name}_failed`, errorFields(error));
      });
    const timers = [setTimeout(attempt, firstMs), setInterval(attempt, everyMs)];
    stopping.signal.addEventListener('abort', () => timers.forEach(clearTimeout));
  };

  return {
    settings,
    texts,
    enquiries: createEnquiries({
      ...common,
      targets: targets.enquiry,
      acknowledges: acknowledges(settings, texts),
    }),
    bookings: createBookings({ ...common, targets: targets.booking, readDiary }),
    health: storeHealth(store, {
      now,
      kinds: Object.keys(kinds),
      isProxyIgnored: proxy.isNoticed,
      isRecipientRefused: () => isRecipientRefused,
      hasDiary,
      holidaysEnd: texts.default.booking?.holidays.end ?? null,
    }),

    /** Returns the sender's address. `isPost` is true once for each post, however often its address is asked for. */
    addressOf(socketAddress: string, forwardedFor: string | null, isPost: boolean): string {
      if (settings.TRUSTED_PROXIES === 0) proxy.see(socketAddress, forwardedFor, isPost);
      return clientAddress(socketAddress, forwardedFor, settings.TRUSTED_PROXIES);
    },

    /** Starts the recurring tasks. Returns warnings for the operator. */
    async start(): Promise<string[]> {
      dispatcher = startDispatcher(outbox);
      tasks.forEach(repeat);
      const away = await store.probe({}).then(() => null, rootMessage);
      return [
        ...(away === null ? [] : [storeWarning(store.kind, away)]),
        ...(isNotified ? [] : [NOBODY_IS_NOTIFIED]),
        ...retentionDifferences(settings, texts.default).map(
          (what) => `${what}: set both to the same days (.env.example).`,
        ),
      ];
    },

    /** Runs the tasks after a response on serverless hosts, whose scheduler may have stopped. */
    async deliver() {
      if (!isServerless) return;
      await runTasks(true).catch((error: unknown) => {
        log.error('tasks_failed', errorFields(error));
      });
    },

    /** Reads the diary after a list of times. */
    async refreshTimes() {
      if (isServerless) await readDiary?.();
    },

    /** Runs once the tasks that `start` repeats, for serverless hosts. */
    runTasks: () => runTasks(),

    async stop() {
      stopping.abort();
      await dispatcher?.stop();
      await store.close();
    },
  };
}
