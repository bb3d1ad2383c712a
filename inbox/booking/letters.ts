import type { Config } from '../config.ts';
import type { Facts } from '../facts.ts';
import type { Deliver } from '../outbox/dispatcher.ts';
import { agencyMail, type Letter } from '../outbox/mail.ts';
import { escapeHtml } from '../pages/html.ts';
import type { Booking } from '../store/bookings.ts';
import type { Store } from '../store/store.ts';
import { ics } from './ics.ts';
import { bookingUrl, timeText } from './texts.ts';

/** Outbox kinds that a new and a cancelled booking are queued for. */
export function bookingTargets({ SMTP_URL, WEBHOOK_URL }: Config) {
  const receivers = [...(SMTP_URL ? ['host', 'guest'] : []), ...(WEBHOOK_URL ? ['webhook'] : [])];
  return {
    made: receivers.map((receiver) => `booking-${receiver}`),
    cancelled: receivers.map((receiver) => `cancel-${receiver}`),
  };
}

/** Takes the parts, gives how to deliver each kind of letter about a booking. */
export function bookingKinds(config: Config, facts: Facts, store: Store): Record<string, Deliver> {
  const mail = agencyMail(config, facts);
  if (!mail) return {};
  const { send, host } = mail;
  const deliver =
    (side: 'host' | 'guest', event: 'made' | 'cancelled'): Deliver =>
    async (row, signal) => {
      const booking = await store.booking({ id: row.subject_id, tokenHash: null });
      // Erased, or cancelled before the first letter went out: nothing is left to say.
      if (!booking || (event === 'made' && booking.cancelledAt > 0)) return { result: 'sent' };
      const to = side === 'host' ? mail.to : booking.data.email;
      const site = linkSite(config, booking.data.site);
      const how = { side, event, to, host, site, kind: row.kind };
      if (side === 'host' && config.NOTIFY_BODY === 'link') {
        return send(bareLetter(booking, facts, how), signal);
      }
      const letter = bookingLetter(booking, facts, how);
      const replyTo =
        side === 'host'
          ? { name: booking.data.name, address: booking.data.email }
          : { name: facts.name, address: facts.email ?? mail.to };
      return send({ ...letter, replyTo }, signal);
    };
  return {
    'booking-host': deliver('host', 'made'),
    'booking-guest': deliver('guest', 'made'),
    'cancel-host': deliver('host', 'cancelled'),
    'cancel-guest': deliver('guest', 'cancelled'),
  };
}

interface LetterParts {
  side: 'host' | 'guest';
  event: 'made' | 'cancelled';
  to: string;
  host: string;
  site: string;
  kind: string;
}

/**
 * Where a link in a letter leads: to the origin under which the booking was made when the settings
 * name it. Otherwise a Host header said so, which is for its sender to choose.
 */
function linkSite({ SITE_URL, ALLOWED_ORIGINS, PORT }: Config, site: string): string {
  if (!SITE_URL) return `http://localhost:${PORT}`;
  return ALLOWED_ORIGINS.includes(site) ? site : SITE_URL;
}

/** The host's letter when no personal data may leave the machine by mail: the time alone. */
function bareLetter(
  booking: Booking,
  facts: Facts,
  { event, to, host, kind }: LetterParts,
): Letter {
  const title = facts.booking?.title ?? 'Call';
  const when = timeText(booking.startsAt, facts.booking?.timeZone ?? 'UTC');
  const said = `${title} ${event === 'made' ? 'booked' : 'cancelled'}: ${when}.`;
  return {
    to,
    subject: said.slice(0, -1),
    text: `${said}\n\nRead with whom: npm run inbox -- bookings\n`,
    html: `<p>${escapeHtml(said)}</p><p>Read with whom: <code>npm run inbox -- bookings</code></p>`,
    messageId: `<${booking.id}.${kind}@${host}>`,
  };
}

/**
 * The guest's letter holds nothing that the guest wrote: who books with somebody else's address
 * must not be able to send that person a text. Subjects name nobody on either side.
 */
function bookingLetter(booking: Booking, facts: Facts, how: LetterParts): Letter {
  const { data } = booking;
  const title = facts.booking?.title ?? 'Call';
  const place = facts.booking?.place ?? '';
  const zone = how.side === 'guest' ? data.timeZone : (facts.booking?.timeZone ?? 'UTC');
  const when = timeText(booking.startsAt, zone);
  const lines = [
    how.event === 'made' ? `${title} booked: ${when}.` : `${title} cancelled: ${when}.`,
    ...(place && how.event === 'made' ? [`Where: ${place}`] : []),
    ...(how.side === 'host' ? [`With: ${data.name} <${data.email}>`] : [`With: ${facts.name}`]),
    ...(how.side === 'host' && data.note ? ['', data.note] : []),
  ];
  const url = bookingUrl(booking, how.site);
  if (how.side === 'guest' && how.event === 'made') {
    lines.push('', 'Something came up? Cancel here, and the time is free again:', url);
  }
  const html = lines
    .map((line) =>
      line === url ? `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>` : escapeHtml(line),
    )
    .map((line) => line.replaceAll('\n', '<br>'))
    .join('<br>');
  const method = how.event === 'made' ? ('REQUEST' as const) : ('CANCEL' as const);
  const organizer = { name: facts.name, email: facts.email };
  return {
    to: how.to,
    subject: `${how.event === 'made' ? title : `Cancelled: ${title}`} (${facts.name}), ${when}`,
    text: `${lines.join('\n')}\n`,
    html: `<p>${html}</p>`,
    messageId: `<${booking.id}.${how.kind}@${how.host}>`,
    calendar: {
      method,
      content: ics(booking, {
        method,
        summary: `${title} (${facts.name})`,
        place,
        organizer,
        ...(how.side === 'host' && { guestName: data.name }),
      }),
    },
  };
}
