import type { SiteConfig } from '../../contract/site-config.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import type { Config } from '../config/config.ts';
import { minuteText } from '../form/enquiry-rows.ts';
import { errorFields, type Log } from '../log.ts';
import { escapeHtml } from '../pages/html.ts';
import { flagsText } from '../pages/labels.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/submissions.ts';
import type { Deliver } from './dispatcher.ts';
import { agencyMail, type Email, oneLine } from './mail.ts';
import type { Outcome } from './schedule.ts';
import { sendWebhook, webhookSettings } from './webhook.ts';

const MINUTE = 60_000;
/** Time for a visitor to send the form again, which releases it. */
const GRACE_MS = 15 * MINUTE;
const EVERY_MS = 24 * 60 * MINUTE;
/** A digest names this many; the next one begins with those that are left. */
const MOST_NAMED = 200;
const EXCERPT = 160;

/** Returns the outbox kinds by which the digest is sent. */
export function digestTargets({ SMTP_URL, WEBHOOK_URL }: Config): string[] {
  return [...(SMTP_URL ? ['digest-mail'] : []), ...(WEBHOOK_URL ? ['digest-webhook'] : [])];
}

/**
 * Queues the digest once a day while anything is held. At the start it writes to the log how much
 * is held, for those who get neither mail nor webhooks. Gives `look`, which it does every minute,
 * and `stop`.
 */
export function startDigest(parts: {
  store: Store;
  kinds: string[];
  now: () => number;
  log: Log;
  onQueued: () => void;
}) {
  const { store, kinds, now, log, onQueued } = parts;
  const failed = (error: unknown) => {
    // Without a store the next look is soon, and others say that it is gone.
    if (!(error instanceof StoreUnavailable)) log.error('digest_failed', errorFields(error));
  };
  const look = async () => {
    const input = { kinds, now: now(), graceMs: GRACE_MS, everyMs: EVERY_MS };
    if ((await store.queueDigest(input)) > 0) onQueued();
  };
  const first = async () => {
    const { total } = await store.held({ limit: 1 });
    if (total > 0) log.info('held', { count: total });
    await look();
  };
  first().catch(failed);
  const timer = setInterval(() => void look().catch(failed), MINUTE);
  return { look, stop: () => clearInterval(timer) };
}

/** Returns for each kind of digest that is set up the function that delivers it. */
export function digestKinds(
  config: Config,
  siteConfig: SiteConfig,
  store: Store,
  now: () => number,
): Record<string, Deliver> {
  const mail = agencyMail(config, siteConfig);
  const hook = webhookSettings(config);
  const body = config.NOTIFY_BODY;
  type Send = (digest: Digest, signal: AbortSignal) => Promise<Outcome>;
  const deliver =
    (send: Send): Deliver =>
    async ({ created_at: queuedAt }, signal) => {
      const { total, entries } = await store.held({ limit: MOST_NAMED });
      // Released or discarded meanwhile: nothing is left to say.
      if (total === 0) return { result: 'sent' };
      const outcome = await send({ total, entries, queuedAt }, signal);
      if (outcome.result === 'sent') {
        await store.told({ ids: entries.map(({ id }) => id), now: now() });
      }
      return outcome;
    };
  return {
    ...(mail && {
      'digest-mail': deliver((digest, signal) =>
        mail.send(digestEmail(digest, siteConfig, { to: mail.to, host: mail.host, body }), signal),
      ),
    }),
    ...(hook && {
      'digest-webhook': deliver((digest, signal) =>
        sendWebhook(hook, `held.${digest.queuedAt}`, digestEvent(digest, body), signal),
      ),
    }),
  };
}

interface Digest {
  total: number;
  entries: Submission[];
  /** Constant over retries, so that a repetition is recognised. */
  queuedAt: number;
}

function digestEvent({ total, entries, queuedAt }: Digest, body: Config['NOTIFY_BODY']) {
  const named = entries.map(({ id, createdAt, data, flags }) => ({
    id,
    received: new Date(createdAt).toISOString(),
    flags,
    ...(body === 'full' && { name: data.name, email: data.email, message: excerpt(data.message) }),
  }));
  const timestamp = new Date(queuedAt).toISOString();
  return { type: 'enquiries.held', timestamp, data: { total, entries: named } };
}

const excerpt = (text: string) => [...text.replace(/\s+/g, ' ')].slice(0, EXCERPT).join('');

/** The list as text and HTML; with `body` 'link' without anything a visitor wrote. */
function digestEmail(
  { total, entries, queuedAt }: Digest,
  siteConfig: SiteConfig,
  { to, host, body }: { to: string; host: string; body: Config['NOTIFY_BODY'] },
): Email {
  const { digest: copy, ...messages } = siteConfig.messages;
  const values = { count: total, site: siteConfig.name };
  const one = total === 1;
  const intro = fillIn(one ? copy.introOne : copy.introMany, values);
  const help = [
    fillIn(copy.read, { command: 'npm run inbox -- show ID' }),
    fillIn(copy.release, { command: 'npm run inbox -- release ID' }),
    fillIn(copy.discard, { command: 'npm run inbox -- discard ID …' }),
    ...(total > entries.length
      ? [fillIn(copy.more, { command: `npm run inbox -- held --limit ${total}` })]
      : []),
  ];
  const blocks = entries.map(({ id, createdAt, data, flags }) => [
    `${id}  ${minuteText(createdAt)} UTC`,
    ...(body === 'full'
      ? [oneLine(`${data.name} <${data.email}>`), excerpt(data.message)].filter(Boolean)
      : []),
    fillIn(copy.signs, { flags: flagsText(messages, flags) }),
  ]);
  const text = [intro, ...blocks.map((lines) => lines.join('\n')), help.join('\n')];
  const lines = (some: string[]) => some.map(escapeHtml).join('<br>');
  const html = [
    `<p>${escapeHtml(intro)}</p>`,
    ...blocks.map((block) => `<p>${lines(block)}</p>`),
    `<pre>${help.map(escapeHtml).join('\n')}</pre>`,
  ];
  return {
    to,
    subject: fillIn(one ? copy.subjectOne : copy.subjectMany, values),
    text: `${text.join('\n\n')}\n`,
    html: html.join('\n'),
    messageId: `<held.${queuedAt}@${host}>`,
  };
}
