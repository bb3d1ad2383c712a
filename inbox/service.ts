import type { SiteConfig, SiteConfigs } from '../contract/site-config.ts';
import { createApp, type Forms } from './app.ts';
import { bookingKinds, bookingTargets } from './booking/emails.ts';
import { bookingLimits } from './booking/limits.ts';
import { bookingRoutes } from './booking/routes.ts';
import { bookingWebhooks } from './booking/webhooks.ts';
import { type Config, checkGuestLinks } from './config/config.ts';
import { siteBuiltAt } from './config/site-config.ts';
import { contactForm } from './form/contact.ts';
import { postLimits } from './form/limits.ts';
import { healthCheck } from './http/health.ts';
import { listen } from './http/listen.ts';
import { createHttpServer } from './http/server.ts';
import type { Log } from './log.ts';
import { digestKinds, digestTargets, startDigest } from './outbox/digest.ts';
import { startDispatcher } from './outbox/dispatcher.ts';
import { deliveryKinds, enquiryTargets } from './outbox/kinds.ts';
import type { StaticSite } from './site/static-files.ts';
import { monitorStore } from './store/monitor.ts';
import { startRetention } from './store/retention.ts';
import { steadyClock } from './store/steady-clock.ts';
import type { Store } from './store/store.ts';

export interface ServiceParts {
  config: Config;
  siteConfig: SiteConfigs;
  store: Store;
  site: StaticSite | null;
  log: Log;
  now?: () => number;
}

/** Starts everything with the opened parts; returns the port and a function for an orderly stop. */
export async function startService(parts: ServiceParts) {
  const { config, siteConfig, site, log } = parts;
  const now = parts.now ?? steadyClock();
  const builtAt = siteBuiltAt(config.DIST_DIR);
  const monitor = monitorStore({ store: parts.store, dataFolder: config.DATA_DIR, builtAt, now });
  const { store } = monitor;
  if (siteConfig.booking) checkGuestLinks(config);
  const kinds = Object.entries({
    ...deliveryKinds(config, siteConfig, store),
    ...digestKinds(config, siteConfig, store, now),
    ...bookingKinds(config, siteConfig, store),
    ...bookingWebhooks(config, store),
  });
  // Apart, so that a mail server that hangs does not hold up the webhooks.
  const dispatchers = [true, false].map((hooks) => {
    const some = kinds.filter(([kind]) => kind.endsWith('webhook') === hooks);
    return startDispatcher({ store, kinds: Object.fromEntries(some), now, log });
  });
  const onQueued = () => {
    for (const dispatcher of dispatchers) dispatcher.kick();
  };
  const origins = {
    siteUrl: config.SITE_URL,
    allowedOrigins: config.ALLOWED_ORIGINS,
    strict: config.STRICT_ORIGIN,
  };
  const digest = startDigest({ store, kinds: digestTargets(config), now, log, onQueued });
  const common = { store, origins, now, log, onQueued };
  const contactParts = {
    ...common,
    limits: postLimits(config, now),
    targets: enquiryTargets(config),
  };
  const bookingParts = {
    ...common,
    limits: bookingLimits(config, now),
    targets: bookingTargets(config),
  };
  const formsIn = (siteConfig: SiteConfig): Forms => ({
    siteConfig,
    contact: contactForm({ ...contactParts, siteConfig }),
    booking: siteConfig.booking
      ? bookingRoutes({ ...bookingParts, siteConfig, booking: siteConfig.booking })
      : null,
  });
  const others = Object.entries(siteConfig.languages);
  const app = createApp({
    site,
    forms: formsIn(siteConfig),
    languages: new Map(others.map(([code, texts]) => [code, formsIn(texts)])),
    health: healthCheck(store.kind, monitor.state, now),
  });
  const stopRetention = startRetention({
    store,
    input: () => ({
      now: now(),
      builtAt,
      inboxDays: config.RETENTION_DAYS,
      spamDays: config.SPAM_RETENTION_DAYS,
    }),
    checked: monitor.checked,
    log,
  });
  const make = () =>
    createHttpServer({
      ...app,
      trustedProxies: config.TRUSTED_PROXIES,
      connectionsPerAddress: config.CONNECTIONS_PER_ADDRESS,
      hstsSubdomains: config.HSTS_SUBDOMAINS,
      log,
    });
  const listening = await listen(config.HOST, config.PORT, make);

  return {
    port: listening.port,
    /** Looks for what is held and into the outbox now instead of at the next turn. */
    kick: async () => {
      await digest.look();
      onQueued();
    },
    /** Answers what was accepted, finishes what is being delivered, closes the store. */
    stop: async () => {
      stopRetention();
      digest.stop();
      await listening.close();
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
      monitor.stop();
      await store.close();
    },
  };
}
