export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Chooses the best of the available encodings by its quality in Accept-Encoding, brotli before gzip before identity at
 * the same quality (RFC 9110 section 12.5.3).
 */
export function chooseEncoding(accept: string | undefined, available: Encoding[]): Encoding {
  if (!accept) return 'identity';
  const quality = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',').slice(0, 20)) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const value = q ? Number.parseFloat(q.slice(2)) : 1;
    if (name) quality.set(name, Number.isFinite(value) ? value : 0);
  }
  let best: Encoding = 'identity';
  let bestQuality = 0;
  for (const encoding of available) {
    const fallback = encoding === 'identity' ? 0.001 : 0;
    const q = quality.get(encoding) ?? quality.get('*') ?? fallback;
    if (q > bestQuality) {
      best = encoding;
      bestQuality = q;
    }
  }
  return best;
}

/** Returns whether If-None-Match matches our tag (weak comparison, RFC 9110 13.1.2). */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Returns the one range that a Range header asks for, 'unsatisfiable' (416), or null when the header is absent,
 * malformed or names several ranges (RFC 9110 section 14.2 lets a server ignore those).
 */
export function byteRange(
  range: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  if (start >= size || (first === '' && Number(last) === 0)) return 'unsatisfiable';
  return { start, end };
}
