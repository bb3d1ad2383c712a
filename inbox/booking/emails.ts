import type { SiteConfig, SiteConfigs } from '../../contract/site-config.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import type { Config } from '../config/config.ts';
import type { Deliver } from '../outbox/dispatcher.ts';
import { agencyMail, type Email } from '../outbox/mail.ts';
import { escapeHtml } from '../pages/html.ts';
import type { Booking } from '../store/bookings.ts';
import type { Store } from '../store/store.ts';
import { ics } from './ics.ts';
import { bookingUrl, eventTitle, timeText } from './times.ts';

/** Outbox kinds that a new and a cancelled booking are queued for. */
export function bookingTargets({ SMTP_URL, WEBHOOK_URL }: Config) {
  const receivers = [...(SMTP_URL ? ['host', 'guest'] : []), ...(WEBHOOK_URL ? ['webhook'] : [])];
  return {
    made: receivers.map((receiver) => `booking-${receiver}`),
    cancelled: receivers.map((receiver) => `cancel-${receiver}`),
  };
}

/** Returns for each kind of e-mail about a booking the function that delivers it. */
export function bookingKinds(
  config: Config,
  siteConfig: SiteConfigs,
  store: Store,
): Record<string, Deliver> {
  const mail = agencyMail(config, siteConfig);
  if (!mail) return {};
  const { send, host } = mail;
  const deliver =
    (side: 'host' | 'guest', event: 'made' | 'cancelled'): Deliver =>
    async (row, signal) => {
      const booking = await store.booking({ id: row.subject_id, tokenHash: null });
      // Erased, or cancelled before the first e-mail went out: nothing is left to say.
      if (!booking || (event === 'made' && booking.cancelledAt > 0)) return { result: 'sent' };
      const to = side === 'host' ? mail.to : booking.data.email;
      const site = linkSite(config, booking.data.site);
      const how = { side, event, to, host, site, kind: row.kind };
      if (side === 'host' && config.NOTIFY_BODY === 'link') {
        return send(bareEmail(booking, siteConfig, how), signal);
      }
      const texts = side === 'guest' ? textsFor(booking, siteConfig) : siteConfig;
      const email = bookingEmail(booking, texts, how);
      const replyTo =
        side === 'host'
          ? { name: booking.data.name, address: booking.data.email }
          : { name: siteConfig.name, address: siteConfig.email ?? mail.to };
      return send({ ...email, replyTo }, signal);
    };
  return {
    'booking-host': deliver('host', 'made'),
    'booking-guest': deliver('guest', 'made'),
    'cancel-host': deliver('host', 'cancelled'),
    'cancel-guest': deliver('guest', 'cancelled'),
  };
}

/** The texts in the language in which a booking was made, in the default one where the site has lost that. */
const textsFor = ({ data }: Booking, siteConfig: SiteConfigs): SiteConfig =>
  Object.values(siteConfig.languages).find(({ language }) => language === data.language) ??
  siteConfig;

interface EmailParts {
  side: 'host' | 'guest';
  event: 'made' | 'cancelled';
  to: string;
  host: string;
  site: string;
  kind: string;
}

/**
 * Where a link in an e-mail leads: to the origin under which the booking was made when the settings
 * name it. Otherwise a Host header said so, which is for its sender to choose.
 */
function linkSite({ SITE_URL, ALLOWED_ORIGINS, PORT }: Config, site: string): string {
  if (!SITE_URL) return `http://localhost:${PORT}`;
  return ALLOWED_ORIGINS.includes(site) ? site : SITE_URL;
}

/** The host's e-mail when no personal data may leave the machine by mail: the time alone. */
function bareEmail(
  booking: Booking,
  siteConfig: SiteConfig,
  { event, to, host, kind }: EmailParts,
): Email {
  const { messages, booking: calendar, language } = siteConfig;
  const when = timeText(booking.startsAt, calendar?.timeZone ?? 'UTC', language);
  const title = calendar?.title ?? '';
  const said = fillIn(messages.bookingEmail[event], { title, when });
  const read = messages.bookingEmail.read;
  const command = 'npm run inbox -- bookings';
  return {
    to,
    subject: said.replace(/\.$/, ''),
    text: `${said}\n\n${fillIn(read, { command })}\n`,
    html: `<p>${escapeHtml(said)}</p><p>${fillIn(escapeHtml(read), { command: `<code>${command}</code>` })}</p>`,
    messageId: `<${booking.id}.${kind}@${host}>`,
  };
}

/**
 * The guest's e-mail holds nothing that the guest wrote: who books with somebody else's address
 * must not be able to send that person a text. Subjects name nobody on either side.
 */
function bookingEmail(booking: Booking, siteConfig: SiteConfig, how: EmailParts): Email {
  const { data } = booking;
  const { name: site, messages, booking: calendar, language } = siteConfig;
  const copy = messages.bookingEmail;
  const title = calendar?.title ?? '';
  const place = calendar?.place ?? '';
  const zone = how.side === 'guest' ? data.timeZone : (calendar?.timeZone ?? 'UTC');
  const when = timeText(booking.startsAt, zone, language);
  const made = how.event === 'made';
  const who = how.side === 'host' ? `${data.name} <${data.email}>` : site;
  const lines = [
    fillIn(copy[how.event], { title, when }),
    ...(place && made ? [fillIn(copy.where, { place })] : []),
    fillIn(copy.with, { who }),
    ...(how.side === 'host' && data.note ? ['', data.note] : []),
  ];
  const url = bookingUrl(booking, how.site + siteConfig.base + siteConfig.folder);
  if (how.side === 'guest' && made) lines.push('', copy.manage, url);
  const html = lines
    .map((line) =>
      line === url ? `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>` : escapeHtml(line),
    )
    .map((line) => line.replaceAll('\n', '<br>'))
    .join('<br>');
  const method = made ? ('REQUEST' as const) : ('CANCEL' as const);
  const organizer = { name: siteConfig.name, email: siteConfig.email };
  return {
    to: how.to,
    subject: fillIn(made ? copy.subjectMade : copy.subjectCancelled, { title, site, when }),
    text: `${lines.join('\n')}\n`,
    html: `<p>${html}</p>`,
    messageId: `<${booking.id}.${how.kind}@${how.host}>`,
    calendar: {
      method,
      content: ics(booking, {
        method,
        summary: eventTitle(siteConfig),
        place,
        organizer,
        ...(how.side === 'host' && { guestName: data.name }),
      }),
    },
  };
}
