import { ServiceError } from '../errors.ts';
import { cleanText } from './clean-text.ts';
import { checkMultipart, POST_SIZE } from './multipart.ts';

/** Values by field name, in order. A Map, so that `__proto__` is only a name. */
export type Fields = Map<string, string[]>;

export const ACCEPTED_TYPES = [
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json',
] as const;

/** Parses a form (RFC 7578, WHATWG URL) or flat JSON; invalid UTF-8 becomes U+FFFD. @throws {ServiceError} 400, 413, 415, 422 */
export async function parseFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | null,
): Promise<Fields> {
  if (bytes.length > POST_SIZE.bytes) throw new ServiceError(413, 'too_large');
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data') checkMultipart(contentType ?? '', bytes);
  else if (type === 'application/json') return fieldsFromJson(parseJson(bytes));
  else if (type !== 'application/x-www-form-urlencoded') {
    throw new ServiceError(415, 'unsupported_type');
  }
  const headers = { 'content-type': contentType ?? '' };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw new ServiceError(400, 'malformed');
  });
  const pairs = [...form].map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw new ServiceError(415, 'file_not_accepted');
    return [name, value];
  });
  return collect(pairs);
}

/** Converts flat JSON: lists are repeated fields, null an absent one. @throws {ServiceError} 400, or 422 naming the field without text */
export function fieldsFromJson(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ServiceError(400, 'malformed');
  }
  const pairs = Object.entries(value).flatMap(([name, entry]) =>
    [entry]
      .flat()
      .filter((item) => item !== null)
      .map((item): [string, string] => {
        if (typeof item !== 'object') return [name, String(item)];
        // The sender chose the name, so only a plain word is sent back.
        const field = /^\w{1,64}$/.test(name) ? name : '';
        throw new ServiceError(422, 'invalid', { fields: [{ field, code: 'not_text' }] });
      }),
  );
  return collect(pairs);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ServiceError(400, 'malformed');
  }
}

function collect(pairs: [string, string][]): Fields {
  const fields: Fields = new Map();
  if (pairs.length > POST_SIZE.parts) throw new ServiceError(400, 'too_many_fields');
  for (const [name, value] of pairs) {
    const bytes = new TextEncoder().encode(name).length;
    if (/\p{Cc}/u.test(name) || bytes > POST_SIZE.nameBytes) {
      throw new ServiceError(400, 'malformed');
    }
    fields.set(name, [...(fields.get(name) ?? []), cleanText(value)]);
    if (fields.size > POST_SIZE.fields) throw new ServiceError(400, 'too_many_fields');
  }
  return fields;
}
