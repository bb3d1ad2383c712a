import { forTerminal } from '../form/clean-text.ts';
import { enquiryRows, guestRows, minuteText, type Row } from '../labels.ts';
import type { Booking } from '../store/bookings.ts';
import type { OutboxRow } from '../store/outbox.ts';
import type { Submission } from '../store/submissions.ts';
import type { ServiceTexts } from '../texts.ts';

const oneLine = (text: string) => forTerminal(text).replaceAll('\n', ' ');

export function submissionLine({ id, createdAt, data }: Submission): string {
  const who = data.company ? `${data.name}, ${data.company}` : data.name;
  return `${id}  ${minuteText(createdAt)}  ${oneLine(`${who} <${data.email}>`).slice(0, 80)}`;
}

export function submissionText(
  submission: Submission,
  deliveries: OutboxRow[],
  texts: ServiceTexts,
): string {
  const { id, createdAt, folder, data, flags } = submission;
  const rows: Row[] = [
    ['Number', id],
    ['Received', `${minuteText(createdAt)} UTC`],
    ['Folder', folder],
    ...enquiryRows(data, texts),
    ...(flags.length > 0 ? [['Flags', flags.join(', ')] satisfies Row] : []),
  ];
  return entryText(rows, deliveries, data.message);
}

export function bookingText(
  booking: Booking,
  deliveries: OutboxRow[],
  texts: ServiceTexts,
): string {
  const { id, createdAt, startsAt, endsAt, cancelledAt, data } = booking;
  const rows: Row[] = [
    ['Number', id],
    ['Received', `${minuteText(createdAt)} UTC`],
    ['Booked', `${minuteText(startsAt)} to ${minuteText(endsAt)} UTC`],
    ...(cancelledAt > 0 ? [['Cancelled', `${minuteText(cancelledAt)} UTC`] satisfies Row] : []),
    ...guestRows(data, texts, 'note'),
    ['Time zone', data.timeZone],
  ];
  return entryText(rows, deliveries, data.note);
}

function entryText(rows: Row[], deliveries: OutboxRow[], text: string): string {
  const sent = deliveries.map((row): Row => [`Sent by ${row.kind}`, deliveryText(row)]);
  const lines = [...rows, ...sent].map(
    ([label, value]) => `${`${oneLine(label)}:`.padEnd(17)} ${oneLine(value)}`,
  );
  return `${lines.join('\n')}\n\n${forTerminal(text)}`;
}

export function deliveryText({ state, attempts, due_at, last_code }: OutboxRow): string {
  const why = last_code ? ` (${last_code})` : '';
  if (state === 'sent') return `yes, at attempt ${attempts}`;
  if (state === 'dead') return `given up after ${attempts} attempts${why}; resend sends it again`;
  return `waiting, ${attempts} attempts so far${why}, next at ${minuteText(due_at)} UTC`;
}

export function bookingLine({ id, startsAt, endsAt, cancelledAt, data }: Booking): string {
  const minutes = Math.round((endsAt - startsAt) / 60_000);
  const state = cancelledAt === 0 ? '' : '  cancelled';
  return `${id}  ${minuteText(startsAt)} UTC  ${minutes} min  ${oneLine(`${data.name} <${data.email}>`)}${state}`;
}
