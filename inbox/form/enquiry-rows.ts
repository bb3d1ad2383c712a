import { answerText, type Enquiry } from '../../contract/enquiry.ts';
import type { SiteConfig } from '../../contract/site-config.ts';
import { CONTACT_FIELDS } from '../../src/content/schema/forms.ts';
import { fieldLabel } from '../pages/labels.ts';

/** Formats an instant in ms as day and minute in UTC, such as `2026-06-01 08:30`. */
export const minuteText = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 16);

/**
 * Returns label and text of everything that was filled in, in the form's order and as it was typed. The message is not
 * among them: it needs a place of its own.
 */
export function enquiryRows(
  data: Enquiry,
  site: Pick<SiteConfig, 'labels'>,
): [label: string, text: string][] {
  const rows = CONTACT_FIELDS.filter(({ name }) => name !== 'message').map(
    ({ name }): [string, string] => [fieldLabel(site, name), answerText(data, name)],
  );
  return [...rows, ...Object.entries(data.extra)].filter(([, text]) => text !== '');
}
