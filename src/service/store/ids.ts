import { createHash, randomBytes } from 'node:crypto';

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

export const newToken = () => randomBytes(24).toString('base64url');
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
