import { defaultLabel } from '../content/schema/forms.ts';
import { fillIn } from '../lib/fill-in.ts';
import type { FieldError } from './errors.ts';
import type { ServiceTexts } from './texts.ts';

/** Returns the label of a field. */
export const fieldLabel = ({ labels }: Pick<ServiceTexts, 'labels'>, name: string): string =>
  labels[name] ?? defaultLabel(name);

/** Returns the sentence that says what is wrong with a field. */
export const fieldErrorText = (texts: ServiceTexts, { field, code }: FieldError): string =>
  fillIn(texts.messages.fieldErrors[code], { label: fieldLabel(texts, field) });

/** Returns title and text for the code of an error. */
export function errorMessage({ messages }: Pick<ServiceTexts, 'messages'>, code: string) {
  const errors: Record<string, { title: string; text: string }> = messages.errors;
  return errors[code] ?? messages.errors.broken;
}
