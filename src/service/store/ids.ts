import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** Returns a new id: UUID version 7 (RFC 9562), which sorts by time and keeps indexes compact. */
export function newId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  // Version 4 has its random bits in the same places.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

export const newToken = () => randomBytes(24).toString('base64url');
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
