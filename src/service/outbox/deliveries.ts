import { diaryBooking } from '../booking/diary.ts';
import { acknowledgementEmail } from '../emails/acknowledgement-email.ts';
import { type BookingEvent, bookingEmail } from '../emails/booking-email.ts';
import { type Digest, digestEmail, excerpt } from '../emails/digest-email.ts';
import { enquiryEmail } from '../emails/enquiry-email.ts';
import type { Email } from '../emails/layout.tsx';
import type { Settings } from '../settings.ts';
import { ACKNOWLEDGEMENT } from '../store/acknowledgements.ts';
import { type Booking, guest } from '../store/bookings.ts';
import type { OutboxRow } from '../store/outbox.ts';
import { unreadSince } from '../store/service-state.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/submissions.ts';
import type { AllTexts, ServiceTexts } from '../texts.ts';
import { agencyMail } from './mail.ts';
import type { DeliveryResult } from './schedule.ts';
import { sendWebhook } from './webhook.ts';

/** Delivers one notification; `signal` aborts it when time is up. Throws only programming errors. */
export type Deliver = (row: OutboxRow, signal: AbortSignal) => Promise<DeliveryResult>;
type Send<T> = (subject: T, signal: AbortSignal) => Promise<DeliveryResult>;

interface DeliveryParts {
  settings: Settings;
  texts: AllTexts;
  store: Store;
  now: () => number;
  /** Origin of links without SITE_URL, such as http://localhost:4321; '' if the post's Host header can be trusted. */
  localOrigin: string;
}

/** Entries in one digest; the next one begins with the rest. */
const MAX_NAMED = 200;

/** Booking events, with the prefix of their outbox kinds. */
const BOOKING_NEWS: [event: BookingEvent, kind: string][] = [
  ['made', 'booking'],
  ['cancelled', 'cancel'],
];

/** The subject was erased meanwhile, or its news is outdated. */
const NOTHING_TO_SAY: DeliveryResult = { result: 'sent' };

/** Leaves out the name: the visitor typed it, and the address may be a stranger's. */
const visitor = ({ email }: { email: string }) => ({ name: '', address: email });

/** Returns the delivery of each outbox kind that is set up. Kinds are stored, so never rename one. */
export function deliveriesByKind(parts: DeliveryParts): Record<string, Deliver> {
  const { settings, store, now } = parts;
  const body = settings.NOTIFY_BODY;
  const texts = parts.texts.default;
  const hasDiary = diaryBooking(parts) !== null;
  const mail = agencyMail(settings, texts);
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = settings;

  const enquiry =
    (send: Send<Submission>): Deliver =>
    async (row, signal) => {
      const submission = await store.get({ id: row.subject_id });
      return submission ? send(submission, signal) : NOTHING_TO_SAY;
    };
  const digest =
    (send: Send<Digest>): Deliver =>
    async (row, signal) => {
      const { total, entries } = await store.held({ limit: MAX_NAMED });
      const diary = hasDiary ? await store.diary({}) : null;
      const diaryUnreadSince = diary && unreadSince(diary);
      const diaryLeftOut = diary?.leftOut.total ?? 0;
      if (total === 0 && !diaryUnreadSince && diaryLeftOut === 0) return NOTHING_TO_SAY;
      const held = { total, entries, diaryUnreadSince, diaryLeftOut, queuedAt: row.created_at };
      const result = await send(held, signal);
      if (result.result === 'sent') {
        await store.markNotified({ ids: entries.map(({ id }) => id), now: now() });
      }
      return result;
    };
  const booking =
    (event: BookingEvent, send: Send<Booking>): Deliver =>
    async (row, signal) => {
      const found = await store.booking({ id: row.subject_id, tokenHash: null });
      const outOfDate = event === 'made' && found && found.cancelledAt > 0;
      return found && !outOfDate ? send(found, signal) : NOTHING_TO_SAY;
    };

  const kinds: Record<string, Deliver> = {};
  if (mail) {
    const { send, to } = mail;
    /** Also retries dead results: a visitor's address may not exist, but the agency's mailbox will work again. */
    const sendToAgency = async (email: Email, signal: AbortSignal): Promise<DeliveryResult> => {
      const result = await send(to, email, signal);
      return result.result === 'dead' ? { ...result, result: 'retry' } : result;
    };
    kinds.mail = enquiry((submission, signal) =>
      sendToAgency(enquiryEmail({ submission, texts, body }), signal),
    );
    kinds[ACKNOWLEDGEMENT] = enquiry(({ id, language, data }, signal) =>
      send([visitor(data)], acknowledgementEmail(id, textsOf(parts.texts, language)), signal),
    );
    kinds['digest-mail'] = digest((held, signal) =>
      sendToAgency(digestEmail({ digest: held, texts, body }), signal),
    );
    for (const [event, kind] of BOOKING_NEWS) {
      kinds[`${kind}-host`] = booking(event, (found, signal) => {
        const reader = body === 'link' ? 'host-link' : 'host';
        const email = bookingEmail({ booking: found, texts, event, reader, origin: '' });
        return sendToAgency(email, signal);
      });
      kinds[`${kind}-guest`] = booking(event, async (found, signal) => {
        // Mail was down until the call was over: an invitation would only confuse the guest.
        if (event === 'made' && found.endsAt <= now()) return NOTHING_TO_SAY;
        const own = textsOf(parts.texts, found.data.language);
        const origin = guestLinkOrigin(parts, found.data.site);
        const news = { booking: found, texts: own, event, origin };
        return send([visitor(found.data)], bookingEmail({ ...news, reader: 'guest' }), signal);
      });
    }
  }
  if (url && secret) {
    const hook = { url, secret };
    kinds.webhook = enquiry((submission, signal) =>
      sendWebhook(hook, `${submission.id}.webhook`, enquiryEvent(submission, body), signal),
    );
    kinds['digest-webhook'] = digest((held, signal) =>
      sendWebhook(hook, `held.${held.queuedAt}`, digestEvent(held, body), signal),
    );
    for (const [event, kind] of BOOKING_NEWS)
      kinds[`${kind}-webhook`] = booking(event, (found, signal) =>
        sendWebhook(hook, `${found.id}.${kind}-webhook`, bookingEvent(found, event, body), signal),
      );
  }
  return kinds;
}

/** True if senders get an acknowledgement: the site says who answers, and mail is set up. */
export const acknowledges = ({ SMTP_URL }: Settings, texts: AllTexts): boolean =>
  SMTP_URL !== undefined && texts.default.answeredBy !== '';

/** Returns the outbox kinds to queue for each event. If neither mail nor webhook is set up, both are queued and wait. */
export function outboxTargets({ SMTP_URL, WEBHOOK_URL }: Settings) {
  const isUnset = !SMTP_URL && !WEBHOOK_URL;
  const kinds = (mail: string, webhook: string) => [
    ...(SMTP_URL || isUnset ? [mail] : []),
    ...(WEBHOOK_URL || isUnset ? [webhook] : []),
  ];
  const toGuest = (mail: string) => (SMTP_URL ? [mail] : []);
  return {
    enquiry: kinds('mail', 'webhook'),
    digest: kinds('digest-mail', 'digest-webhook'),
    booking: {
      made: [...kinds('booking-host', 'booking-webhook'), ...toGuest('booking-guest')],
      cancelled: [...kinds('cancel-host', 'cancel-webhook'), ...toGuest('cancel-guest')],
    },
  };
}

/** Returns the texts in the language of the enquiry or booking, else the default ones. */
const textsOf = (texts: AllTexts, language: string | undefined): ServiceTexts =>
  Object.values(texts.languages).find((one) => one.language === language) ?? texts.default;

/** Returns the booking's origin if the settings name it: clients choose their Host header. */
function guestLinkOrigin({ settings, localOrigin }: DeliveryParts, site: string): string {
  const { SITE_URL, ALLOWED_ORIGINS } = settings;
  if (!SITE_URL) return localOrigin || site;
  return ALLOWED_ORIGINS.includes(site) ? site : SITE_URL;
}

type Body = Settings['NOTIFY_BODY'];
const iso = (at: number) => new Date(at).toISOString();

/** With `body` 'link' no event contains a visitor's text. */
function enquiryEvent({ id, createdAt, data, flags }: Submission, body: Body) {
  return {
    type: 'enquiry.received',
    timestamp: iso(createdAt),
    data: body === 'link' ? { id } : { id, ...data, flags },
  };
}

function digestEvent(digest: Digest, body: Body) {
  const { total, entries, queuedAt, diaryUnreadSince: since, diaryLeftOut } = digest;
  const named = entries.map(({ id, createdAt, data, flags }) => ({
    id,
    received: iso(createdAt),
    flags,
    ...(body === 'full' && { name: data.name, email: data.email, message: excerpt(data.message) }),
  }));
  const data = {
    total,
    entries: named,
    ...(since && { diaryUnreadSince: iso(since) }),
    ...(diaryLeftOut > 0 && { diaryLeftOut }),
  };
  return { type: 'enquiries.held', timestamp: iso(queuedAt), data };
}

/** Leaves out the visitor's token: whoever reads the receiver's log must not be able to cancel. */
function bookingEvent(booking: Booking, event: BookingEvent, body: Body) {
  const { id, startsAt, endsAt, createdAt, cancelledAt, data } = booking;
  const time = { start: iso(startsAt), end: iso(endsAt) };
  return {
    type: `booking.${event}`,
    timestamp: iso(event === 'made' ? createdAt : cancelledAt),
    data:
      body === 'link'
        ? { id, ...time }
        : { id, ...time, ...guest.parse(data), timeZone: data.timeZone },
  };
}
