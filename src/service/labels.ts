import { CONTACT_FIELDS, defaultLabel } from '../content/schema/forms.ts';
import { fillIn } from '../lib/fill-in.ts';
import type { FieldError } from './errors.ts';
import { answerText, type Enquiry } from './form/enquiry.ts';
import type { ServiceTexts } from './texts.ts';

type Labels = Pick<ServiceTexts, 'labels'>;

/** Returns the label of a field. */
export const fieldLabel = ({ labels }: Labels, name: string): string =>
  labels[name] ?? defaultLabel(name);

/** Returns the sentence that says what is wrong with a field. */
export const fieldErrorText = (texts: ServiceTexts, { field, code }: FieldError): string =>
  fillIn(texts.messages.fieldErrors[code], { label: fieldLabel(texts, field) });

/** Returns what is odd about an enquiry by its flags, as text to follow “this enquiry”. */
export function flagsText({ messages }: Pick<ServiceTexts, 'messages'>, flags: readonly string[]) {
  const texts: Record<string, string> = messages.flags;
  return flags.map((flag) => texts[flag] ?? flag).join(', ');
}

/** Returns title and text for the code of an error. */
export function errorMessage({ messages }: Pick<ServiceTexts, 'messages'>, code: string) {
  const errors: Record<string, { title: string; text: string }> = messages.errors;
  return errors[code] ?? messages.errors.broken;
}

/** Returns label and text of each answer but the message, in the order of the form. */
export function enquiryRows(data: Enquiry, texts: Labels): [label: string, text: string][] {
  const rows = CONTACT_FIELDS.filter(({ name }) => name !== 'message').map(
    ({ name }): [string, string] => [fieldLabel(texts, name), answerText(data, name)],
  );
  return [...rows, ...Object.entries(data.extra)].filter(([, text]) => text !== '');
}
