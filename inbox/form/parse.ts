import { LIMITS } from '../http/body-limits.ts';
import { HttpError } from '../http/http-error.ts';
import { parseMultipart } from './multipart.ts';

/** Field name to its values, in the order they came. A Map, so `__proto__` is only a name. */
export type Fields = Map<string, string[]>;

const utf8 = new TextDecoder('utf-8');

/**
 * Parses the fields from the body, by its Content-Type: multipart/form-data (RFC 7578),
 * application/x-www-form-urlencoded (WHATWG URL section 5) or a flat JSON object. Invalid UTF-8 becomes U+FFFD, control
 * characters are removed.
 * @throws {HttpError} 400, 415 or 422.
 */
export async function parseFields(body: Uint8Array, contentType: string | undefined) {
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim());
  let pairs: [string, string][];
  switch (type.toLowerCase()) {
    case 'multipart/form-data':
      pairs = await parseMultipart(body, parameters);
      break;
    case 'application/x-www-form-urlencoded':
      pairs = parseUrlEncoded(body);
      break;
    case 'application/json':
      pairs = parseJson(body);
      break;
    default:
      throw new HttpError(415, 'unsupported_type', {
        headers: {
          'accept-post': 'multipart/form-data, application/x-www-form-urlencoded, application/json',
        },
      });
  }
  return collect(pairs);
}

function parseUrlEncoded(body: Uint8Array): [string, string][] {
  let parts = 1;
  for (const byte of body) if (byte === 0x26) parts += 1;
  if (parts > LIMITS.parts) throw new HttpError(400, 'too_many_fields');
  return [...new URLSearchParams(utf8.decode(body))];
}

function parseJson(body: Uint8Array): [string, string][] {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    throw new HttpError(400, 'malformed');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'malformed');
  }
  const pairs: [string, string][] = [];
  for (const [name, entry] of Object.entries(value)) {
    for (const item of Array.isArray(entry) ? entry : [entry]) {
      if (item === null) continue;
      if (typeof item === 'object') {
        // The name comes from the client, so it is only repeated when it is a plain word.
        const field = /^\w{1,64}$/.test(name) ? name : '';
        throw new HttpError(422, 'invalid', { errors: [{ field, code: 'not_text' }] });
      }
      pairs.push([name, String(item)]);
      if (pairs.length > LIMITS.parts) throw new HttpError(400, 'too_many_fields');
    }
  }
  return pairs;
}

function collect(pairs: [string, string][]): Fields {
  const fields: Fields = new Map();
  if (pairs.length > LIMITS.parts) throw new HttpError(400, 'too_many_fields');
  for (const [name, value] of pairs) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    if (/[\u0000-\u001f\u007f]/.test(name) || Buffer.byteLength(name) > LIMITS.nameBytes) {
      throw new HttpError(400, 'bad_field_name');
    }
    const values = fields.get(name) ?? [];
    values.push(cleanText(value));
    fields.set(name, values);
    if (fields.size > LIMITS.fields) throw new HttpError(400, 'too_many_fields');
  }
  return fields;
}

/** Line ends become \n, other control characters go; everything else stays as typed. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what goes
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .toWellFormed()
  );
}
