import { createHash } from 'node:crypto';

/** What a visitor wrote, cleaned but not judged. */
export interface SubmissionData {
  name: string;
  company: string;
  email: string;
  phone: string;
  interests: string[];
  budget: string;
  message: string;
  extra: Record<string, string>;
}

/** Takes an entry, gives its stored fields as one text: equal texts are the same enquiry. */
export function contentOf(data: SubmissionData): string {
  return JSON.stringify([
    data.name,
    data.company,
    data.email.toLowerCase(),
    data.phone,
    data.interests,
    data.budget,
    data.message,
    Object.entries(data.extra).sort(),
  ]);
}

/**
 * Gives the key under which a repetition is recognised: that of the form's `_id`, whatever it
 * came with, or for a form without one that of the sender's network and content.
 */
export function dedupeKey(
  from: { id: string } | { network: string; data: SubmissionData },
): string {
  const text = 'id' in from ? `id:${from.id}` : `from:${from.network}${contentOf(from.data)}`;
  return createHash('sha256').update(text).digest('base64url');
}
