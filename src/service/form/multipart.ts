import { ServiceError } from '../errors.ts';

export const POST_SIZE = { bytes: 65_536, parts: 40, fields: 30, nameBytes: 64 } as const;

const BOUNDARY = /^boundary=(?:"([^"\\]{1,70})"|([^\s"';,]{1,70}))$/i;
// RFC 2046 section 5.1.1: at most 70 of these characters, and no space at the end.
const BOUNDARY_CHARACTERS = /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/;
/** A token and a colon (RFC 9110, 5.6.2). */
const HEADER_LINE = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+:/;

/** Rejects bodies that parsers read differently, and truncated ones. @throws {ServiceError} 400 */
export function checkMultipart(contentType: string, bytes: Uint8Array): void {
  const delimiter = `--${readBoundary(contentType)}`;
  const body = new TextDecoder('latin1').decode(bytes);
  const malformed = new ServiceError(400, 'malformed');
  if (!body.startsWith(delimiter)) throw malformed;
  let at = delimiter.length;
  for (let parts = 0; !body.startsWith('--', at); parts += 1) {
    if (parts === POST_SIZE.parts) throw new ServiceError(400, 'too_many_fields');
    const end = body.indexOf('\r\n\r\n', at);
    if (!body.startsWith('\r\n', at) || end <= at) throw malformed;
    // Also refuses a delimiter among the headers, since it has no colon.
    const lines = body.slice(at + 2, end).split('\r\n');
    if (!lines.every((line) => HEADER_LINE.test(line))) throw malformed;
    const next = body.indexOf(`\r\n${delimiter}`, end + 2);
    if (next === -1) throw malformed;
    at = next + 2 + delimiter.length;
  }
}

function readBoundary(contentType: string): string {
  const parameters = contentType.split(';').map((part) => part.trim());
  const named = parameters.filter((part) => /^boundary\s*=/i.test(part));
  const match = BOUNDARY.exec(named[0] ?? '');
  const boundary = match?.[1] ?? match?.[2] ?? '';
  if (named.length !== 1 || !BOUNDARY_CHARACTERS.test(boundary)) {
    throw new ServiceError(400, 'malformed');
  }
  return boundary;
}
