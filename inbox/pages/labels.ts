import type { SiteConfig } from '../../contract/site-config.ts';
import { defaultLabel } from '../../src/content/schema/forms.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import type { FieldError } from '../http/http-error.ts';

/** Gives how the site's visitors know a field. */
export const fieldLabel = ({ labels }: Pick<SiteConfig, 'labels'>, name: string): string =>
  labels[name] ?? defaultLabel(name);

/** Returns the sentence beside a field that says what is wrong with it. */
export const fieldErrorText = (siteConfig: SiteConfig, { field, code }: FieldError): string =>
  fillIn(siteConfig.messages.fieldErrors[code], { label: fieldLabel(siteConfig, field) });

/** Returns what is odd about an enquiry by its flags, as text to follow 'this enquiry'. */
export const flagsText = (
  { flags: texts }: Pick<SiteConfig['messages'], 'flags'>,
  flags: string[],
): string => flags.map((flag) => (texts as Record<string, string>)[flag] ?? flag).join(', ');

/** Returns what happened and what to do for the code of an error. */
export const errorMessage = ({ messages }: SiteConfig, code: string) =>
  (messages.errors as Record<string, { title: string; text: string }>)[code] ??
  messages.errors.malformed;
