import { createHash, randomBytes } from 'node:crypto';
import type { SubmissionData } from './store/submissions.ts';

/** Gives a new id: UUID version 7 (RFC 9562), which sorts by time and so keeps indexes tight. */
export function newId(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end))
    .join('-');
}

/** Gives a secret for a link, and takes one to the hash under which it is stored. */
export const newToken = () => randomBytes(24).toString('base64url');
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

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
