import { defaultLabel } from '../../contract/forms.ts';
import { fillIn } from '../../contract/messages.ts';
import type { SiteConfig } from '../../contract/site-config.ts';
import type { FieldError } from '../http/http-error.ts';

/** Gives how the site's visitors know a field. */
export const fieldLabel = ({ labels }: Pick<SiteConfig, 'labels'>, name: string): string =>
  labels[name] ?? defaultLabel(name);

/** Takes what is wrong with a field, gives the sentence beside it. */
export const fieldErrorText = (siteConfig: SiteConfig, { field, code }: FieldError): string =>
  fillIn(siteConfig.messages.fieldErrors[code], { label: fieldLabel(siteConfig, field) });

/** Takes the flags of an enquiry, gives what is odd about it, to follow 'this enquiry'. */
export const flagsText = (
  { flags: texts }: Pick<SiteConfig['messages'], 'flags'>,
  flags: string[],
): string => flags.map((flag) => (texts as Record<string, string>)[flag] ?? flag).join(', ');

/** Takes the code of an error, gives what happened and what to do. */
export const errorMessage = ({ messages }: SiteConfig, code: string) =>
  (messages.errors as Record<string, { title: string; text: string }>)[code] ??
  messages.errors.malformed;
