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

/**
 * Takes an entry and who or what marks it (the form's `_id`, or the client's address), gives
 * the key under which a repetition is recognised. The words are part of it: a changed text under
 * an old id is a new enquiry, and must not be taken for a repetition and lost.
 */
export function dedupeKey(mark: string, data: SubmissionData): string {
  const words = JSON.stringify([
    mark,
    data.name,
    data.company,
    data.email.toLowerCase(),
    data.phone,
    data.interests,
    data.budget,
    data.message,
    Object.entries(data.extra).sort(),
  ]);
  return createHash('sha256').update(words).digest('base64url');
}
