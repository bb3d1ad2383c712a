import { LIMITS } from '../http/body-limits.ts';
import { HttpError } from '../http/http-error.ts';

const BOUNDARY = /^boundary=(?:"([^"\\]{1,70})"|([^\s"';,]{1,70}))$/i;
// RFC 2046 section 5.1.1: at most 70 of these characters, and no space at the end.
const BOUNDARY_CHARACTERS = /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/;

/**
 * Parses name and text of each part from a multipart body. Parts are counted before parsing; the parsing itself is
 * Node's own (undici), which is strict about missing boundaries and unterminated headers.
 * @param parameters those of the Content-Type
 * @throws {HttpError} 400 or 415.
 */
export async function parseMultipart(body: Uint8Array, parameters: string[]) {
  const named = parameters.filter((part) => /^boundary\s*=/i.test(part));
  const match = BOUNDARY.exec(named[0] ?? '');
  const boundary = match?.[1] ?? match?.[2] ?? '';
  if (named.length !== 1 || !BOUNDARY_CHARACTERS.test(boundary)) {
    throw new HttpError(400, 'bad_boundary');
  }
  if (countParts(body, boundary) > LIMITS.parts + 1) throw new HttpError(400, 'too_many_fields');
  let form: FormData;
  try {
    const type = `multipart/form-data; boundary="${boundary}"`;
    form = await new Response(body.slice(), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new HttpError(400, 'malformed');
  }
  const pairs: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new HttpError(415, 'file_not_accepted');
    pairs.push([name, value]);
  }
  return pairs;
}

function countParts(body: Uint8Array, boundary: string): number {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = `--${boundary}`;
  let count = 0;
  let at = bytes.indexOf(delimiter);
  while (at !== -1 && count <= LIMITS.parts + 1) {
    count += 1;
    at = bytes.indexOf(delimiter, at + delimiter.length);
  }
  return count;
}
