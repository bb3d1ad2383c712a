import { fillIn } from '../../lib/fill-in.ts';
import { ics } from '../booking/ics.ts';
import { bookingUrl, eventTitle, timeText } from '../booking/times.ts';
import type { Booking } from '../store/bookings.ts';
import type { ServiceTexts } from '../texts.ts';
import { type Email, EmailLayout, htmlPart, Paragraph, textPart } from './layout.tsx';

export type BookingEvent = 'made' | 'cancelled';

interface BookingEmailProps {
  booking: Booking;
  texts: ServiceTexts;
  event: BookingEvent;
  /** 'host-link' is to the agency, without personal data. */
  reader: 'host' | 'host-link' | 'guest';
  /** Where the guest's link leads. */
  origin: string;
}

/** The e-mail about a booking, to the agency or to the guest. */
export function BookingEmail(props: BookingEmailProps) {
  const { heading, details, note, manage, url } = bookingContent(props);
  return (
    <EmailLayout texts={props.texts} heading={heading}>
      <Paragraph text={details} />
      {note && <Paragraph text={note} />}
      {url && <Paragraph text={manage} url={url} />}
    </EmailLayout>
  );
}

/**
 * Returns the e-mail about a booking, with the calendar file unless no personal data may leave the machine.
 * @param host domain of the Message-ID
 */
export function bookingEmail(props: BookingEmailProps, host: string): Email {
  const { booking, texts, event, reader } = props;
  const { name, email: address } = booking.data;
  const { subject, heading, details, note, manage, url } = bookingContent(props);
  const kind = `${event === 'made' ? 'booking' : 'cancel'}-${reader === 'guest' ? 'guest' : 'host'}`;
  const email = {
    subject,
    text: textPart([heading, details, note, url && `${manage}\n${url}`]),
    html: htmlPart(<BookingEmail {...props} />),
    messageId: `<${booking.id}.${kind}@${host}>`,
  };
  if (reader === 'host-link') return email;
  const method = event === 'made' ? 'REQUEST' : 'CANCEL';
  const content = ics(booking, {
    method,
    summary: eventTitle(texts),
    place: texts.booking?.place ?? '',
    organizer: { name: texts.name, email: texts.email },
    ...(reader === 'host' && { guestName: name }),
  });
  const agency = { name: texts.name, address: texts.email };
  const replyTo = reader === 'host' ? { name, address } : agency;
  return { ...email, replyTo, calendar: { method, content } };
}

/**
 * The guest's e-mail holds nothing that the guest wrote: who books with somebody else's address must not be able to
 * send that person a text. Subjects name nobody on either side.
 */
function bookingContent({ booking, texts, event, reader, origin }: BookingEmailProps) {
  const { data, startsAt } = booking;
  const { title = '', place = '', timeZone = 'UTC' } = texts.booking ?? {};
  const { [event]: sentence, ...copy } = texts.messages.bookingEmail;
  const when = timeText(startsAt, reader === 'guest' ? data.timeZone : timeZone, texts.language);
  const heading = fillIn(sentence, { title, when });
  const none = { note: '', manage: copy.manage, url: '' };
  if (reader === 'host-link') {
    const details = fillIn(copy.read, { command: 'npm run inbox -- bookings' });
    return { ...none, subject: heading.replace(/\.$/, ''), heading, details };
  }
  const made = event === 'made';
  const subject = made ? copy.subjectMade : copy.subjectCancelled;
  const who = reader === 'host' ? `${data.name} <${data.email}>` : texts.name;
  const where = place && made && fillIn(copy.where, { place });
  const url = bookingUrl(booking, origin + texts.base + texts.folder);
  return {
    ...none,
    subject: fillIn(subject, { title, site: texts.name, when }),
    heading,
    details: [where, fillIn(copy.with, { who })].filter(Boolean).join('\n'),
    ...(reader === 'host' && { note: data.note }),
    ...(reader === 'guest' && made && { url }),
  };
}
