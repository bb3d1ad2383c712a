import { BOOKING_FIELDS, CONTACT_FIELDS, defaultLabel } from '../content/schema/forms.ts';
import { needsSmtpUtf8 } from '../lib/email-address.ts';
import { fillIn } from '../lib/fill-in.ts';
import type { FieldError, ServiceError } from './errors.ts';
import { answerText, type Enquiry } from './form/enquiry.ts';
import type { Guest } from './store/bookings.ts';
import type { ServiceTexts } from './texts.ts';

export type Row = [label: string, text: string];

const fieldLabel = ({ labels }: Pick<ServiceTexts, 'labels'>, name: string): string =>
  labels[name] ?? defaultLabel(name);

/** Returns what is wrong with a field and how to fix it. */
export function fieldErrorText(texts: ServiceTexts, { field, code }: FieldError): string {
  const fields = [...CONTACT_FIELDS, ...BOOKING_FIELDS];
  const limit = fields.find(({ name }) => name === field)?.limit ?? 0;
  return fillIn(texts.messages.fieldErrors[code], {
    label: fieldLabel(texts, field),
    limit: limit.toLocaleString(texts.language),
  });
}

/** Returns what happened, what to do, and when to try again. */
export function errorMessage(
  { messages }: Pick<ServiceTexts, 'messages'>,
  { code, retryAfter = 0 }: Pick<ServiceError, 'code' | 'retryAfter'>,
) {
  const errors: Record<string, { title: string; text: string }> = messages.errors;
  const { title, text } = errors[code] ?? messages.errors.broken;
  const wait = code === 'too_many' ? ` ${waitText(retryAfter, messages.errorPage)}` : '';
  return { title, text: text + wait };
}

function waitText(seconds: number, copy: ServiceTexts['messages']['errorPage']): string {
  if (seconds < 90) return fillIn(copy.waitSeconds, { count: seconds });
  return fillIn(copy.waitMinutes, { count: Math.ceil(seconds / 60) });
}

/** Tells the agency whom to answer if an email has no Reply-To (outbox/mail.ts), else ''. */
export const replyText = ({ messages }: Pick<ServiceTexts, 'messages'>, email: string): string =>
  needsSmtpUtf8(email) ? fillIn(messages.enquiryEmail.answer, { email }) : '';

/** Formats an instant in ms as day and minute in UTC, such as `2026-06-01 08:30`. */
export const minuteText = (at: number): string =>
  new Date(at).toISOString().replace('T', ' ').slice(0, 16);

/** Returns what is odd about an enquiry, as text to follow 'this enquiry'. */
export const flagsText = (
  { flags: texts }: Pick<ServiceTexts['messages'], 'flags'>,
  flags: readonly string[],
): string => flags.map((flag) => (texts as Record<string, string>)[flag] ?? flag).join(', ');

/** Returns label and text of every answer except the message, which is shown separately. */
export function enquiryRows(data: Enquiry, texts: ServiceTexts): Row[] {
  const rows = CONTACT_FIELDS.filter(({ name }) => name !== 'message').map(
    ({ name }): Row => [fieldLabel(texts, name), answerText(data, name)],
  );
  return [...rows, ...Object.entries(data.extra)].filter(([, text]) => text !== '');
}

/** Returns label and text of a guest's answers, except the fields `without`, which are shown separately. */
export const guestRows = (data: Guest, texts: ServiceTexts, ...without: (keyof Guest)[]): Row[] =>
  BOOKING_FIELDS.filter(({ name }) => data[name] !== '' && !without.includes(name)).map(
    ({ name }): Row => [fieldLabel(texts, name), data[name]],
  );
