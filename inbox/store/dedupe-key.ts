import { createHash } from 'node:crypto';
import type { Enquiry } from '../../contract/enquiry.ts';
import { CONTACT_FIELDS } from '../../src/content/schema/forms.ts';

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
