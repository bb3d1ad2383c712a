import { createHash } from 'node:crypto';
import { CONTACT_FIELDS } from '../../content/schema/forms.ts';
import type { Enquiry } from '../form/enquiry.ts';

/** Returns the fields of an enquiry as one text: equal texts are the same enquiry. */
export function contentOf(data: Enquiry): string {
  const answers = CONTACT_FIELDS.map(({ name }) =>
    name === 'email' ? data.email.toLowerCase() : data[name],
  );
  return JSON.stringify([...answers, Object.entries(data.extra).sort()]);
}

/**
 * Gives the key under which a repetition is recognised: that of the form's `_id`, whatever it
 * came with, or for a form without one that of the sender's network and content.
 */
export function dedupeKey(from: { id: string } | { network: string; data: Enquiry }): string {
  const text = 'id' in from ? `id:${from.id}` : `from:${from.network}${contentOf(from.data)}`;
  return createHash('sha256').update(text).digest('base64url');
}
