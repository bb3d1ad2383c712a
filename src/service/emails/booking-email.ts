import { fillIn } from '../../lib/fill-in.ts';
import { timeText } from '../../lib/time-zone.ts';
import { bookingUrl } from '../booking/booking-url.ts';
import { ics } from '../booking/ics.ts';
import { guestRows, replyText } from '../labels.ts';
import type { Booking } from '../store/bookings.ts';
import type { ServiceTexts } from '../texts.ts';
import { type Email, type EmailContent, renderEmail } from './layout.tsx';

export type BookingEvent = 'made' | 'cancelled';

interface BookingEmailInput {
  booking: Booking;
  texts: ServiceTexts;
  event: BookingEvent;
  /** 'host-link' is for the agency, without personal data. */
  reader: 'host' | 'host-link' | 'guest';
  origin: string;
}

/** Returns the email, with a calendar file unless the reader is 'host-link'. */
export function bookingEmail(input: BookingEmailInput): Email {
  const { booking, texts, event, reader } = input;
  const { name, email: address } = booking.data;
  const kind = `${event === 'made' ? 'booking' : 'cancel'}-${reader === 'guest' ? 'guest' : 'host'}`;
  const messageId = `${booking.id}.${kind}`;
  const email = { ...renderEmail(texts, bookingContent(input)), messageId };
  if (reader === 'host-link') return email;
  if (reader === 'guest') {
    const replyTo = { name: texts.name, address: texts.email };
    return { ...email, replyTo, calendar: ics(booking, { method: 'REQUEST', texts }) };
  }
  // The agency is the organizer, and mail programs don't let organizers accept their own invitations.
  const calendar = ics(booking, { method: 'PUBLISH', texts, who: `${name} <${address}>` });
  return { ...email, replyTo: { name, address }, calendar };
}

/**
 * The guest's email contains nothing that the guest typed, and no subject names anybody: somebody who books with a
 * stranger's address must not be able to send them text.
 */
function bookingContent(input: BookingEmailInput): EmailContent {
  const { booking, texts, event, reader, origin } = input;
  const { data, startsAt } = booking;
  const { title = '', place = '', timeZone = 'UTC' } = texts.booking ?? {};
  const { [event]: sentence, ...copy } = texts.messages.bookingEmail;
  const when = timeText(startsAt, reader === 'guest' ? data.timeZone : timeZone, texts.language);
  const heading = fillIn(sentence, { title, when });
  if (reader === 'host-link') {
    const details = fillIn(copy.read, { command: 'npm run inbox -- bookings' });
    return { subject: heading.replace(/\.$/, ''), heading, paragraphs: [details] };
  }
  const made = event === 'made';
  const subject = made ? copy.subjectMade : copy.subjectCancelled;
  const who = reader === 'host' ? `${data.name} <${data.email}>` : texts.name;
  const where = place && made && fillIn(copy.where, { place });
  const url = bookingUrl(booking, origin + texts.base + texts.folder);
  return {
    subject: fillIn(subject, { title, site: texts.name, when }),
    heading,
    rows: reader === 'host' ? guestRows(data, texts, 'name', 'email', 'note') : [],
    paragraphs: [
      [where, fillIn(copy.with, { who })].filter(Boolean).join('\n'),
      reader === 'host' ? data.note : '',
      reader === 'host' ? replyText(texts, data.email) : '',
    ],
    link: reader === 'guest' && made ? { text: copy.manage, url } : undefined,
  };
}
