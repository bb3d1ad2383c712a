import { CONTACT_FIELDS } from '../../content/schema/forms.ts';
import { answerText, type Enquiry } from '../form/enquiry.ts';
import { fieldLabel } from '../labels.ts';
import type { ServiceTexts } from '../texts.ts';

/** Formats an instant in ms as day and minute in UTC, such as `2026-06-01 08:30`. */
export const minuteText = (at: number): string =>
  new Date(at).toISOString().replace('T', ' ').slice(0, 16);

/** Returns what is odd about an enquiry by its flags, as text to follow 'this enquiry'. */
export const flagsText = (
  { flags: texts }: Pick<ServiceTexts['messages'], 'flags'>,
  flags: readonly string[],
): string => flags.map((flag) => (texts as Record<string, string>)[flag] ?? flag).join(', ');

/**
 * Returns label and text of every answer, in the order of the form and as it was typed. The message is left out: it
 * needs a place of its own.
 */
export function enquiryRows(
  data: Enquiry,
  texts: Pick<ServiceTexts, 'labels'>,
): [label: string, text: string][] {
  const rows = CONTACT_FIELDS.filter(({ name }) => name !== 'message').map(
    ({ name }): [string, string] => [fieldLabel(texts, name), answerText(data, name)],
  );
  return [...rows, ...Object.entries(data.extra)].filter(([, text]) => text !== '');
}
